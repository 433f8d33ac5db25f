"""The cards of Fall of the Empire (OFF-SOT-FOE): its Strategy Cards, Scenario Objectives and agendas."""

from . import agendas, agendas_empire, agendas_units, events, laws, objectives, strategy
