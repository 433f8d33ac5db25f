"""Many games between bots: played on all cores or on a Ray cluster, written down, and summed up on one page."""

from .plan import Plan
from .record import GameRecord, write_tables
from .report import write_report
from .run import simulate

__all__ = ["GameRecord", "Plan", "simulate", "write_report", "write_tables"]
