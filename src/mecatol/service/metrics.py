"""What the service counts, as Prometheus reads it. Nothing in it tells who plays, or what."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from time import monotonic

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Metrics:
    """Counters of one service since it was started."""

    def __init__(self) -> None:
        self.began = monotonic()
        self.requests: Counter[tuple[str, int]] = Counter()  # by method and status
        self.frames = 0
        self.frame_bytes = 0
        self._took = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def request(self, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self.requests[method, status] += 1
        self._took[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def frame(self, size: int) -> None:
        """A frame was sent."""
        self.frames += 1
        self.frame_bytes += size

    def written(self, **now: float) -> str:
        """Everything counted, and how things stand now."""
        lines = [
            "# HELP mecatol_requests_total Requests answered.",
            "# TYPE mecatol_requests_total counter",
            *(
                f'mecatol_requests_total{{method="{method}",status="{status}"}} {number}'
                for (method, status), number in sorted(self.requests.items())
            ),
            "# HELP mecatol_request_seconds How long requests took.",
            "# TYPE mecatol_request_seconds histogram",
        ]
        below = 0
        for bound, number in zip((*BOUNDS, "+Inf"), self._took, strict=True):
            below += number
            lines.append(f'mecatol_request_seconds_bucket{{le="{bound}"}} {below}')
        lines += [f"mecatol_request_seconds_sum {self._seconds:.6f}", f"mecatol_request_seconds_count {below}"]
        counted = {"frames_total": self.frames, "frame_bytes_total": self.frame_bytes}
        for name, value in counted.items():
            lines += [f"# TYPE mecatol_{name} counter", f"mecatol_{name} {value}"]
        for name, amount in {"up_seconds": monotonic() - self.began, **now}.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# TYPE mecatol_{name} {kind}", f"mecatol_{name} {amount:g}"]
        return "\n".join(lines) + "\n"
