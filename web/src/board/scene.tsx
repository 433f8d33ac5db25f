/** A drawing that can be moved and magnified with mouse, fingers and keys. */

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";

import { useDesk } from "../desk";
import { say } from "../words";
import { detailAt, fit, pan, zoom, type Box, type Camera, type Point } from "./geometry";

const DRAG = 5;
const KEYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -60, y: 0 },
  ArrowRight: { x: 60, y: 0 },
  ArrowUp: { x: 0, y: -60 },
  ArrowDown: { x: 0, y: 60 },
};

export function Scene({
  box,
  layer,
  children,
  beside,
}: {
  box: Box;
  /** What else is shown of every place. */
  layer: string;
  children: ReactNode;
  beside: ReactNode;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const dragged = useRef(0);
  const { show } = useDesk();
  const [shape, setShape] = useState(1);
  const [across, setAcross] = useState(1000);
  const [moved, setMoved] = useState<{ readonly camera: Camera; readonly shape: number; readonly box: Box } | null>(null);
  const whole = fit(box, shape);
  const shown = moved?.shape === shape && moved.box === box ? moved.camera : whole;
  const setCamera = useCallback((camera: Camera | null) => setMoved(camera && { camera, shape, box }), [shape, box]);
  const widest = whole.width * 1.4;

  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 0 || height <= 0) return;
      setShape(width / height);
      setAcross(width);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  const scale = useCallback(() => shown.width / (svg.current?.getBoundingClientRect().width || 1), [shown.width]);
  const toDrawing = useCallback(
    (x: number, y: number): Point => {
      const frame = svg.current?.getBoundingClientRect();
      return { x: shown.x + (x - (frame?.left ?? 0)) * scale(), y: shown.y + (y - (frame?.top ?? 0)) * scale() };
    },
    [shown, scale],
  );
  const magnify = useCallback(
    (factor: number, at?: Point) => {
      setCamera(zoom(shown, factor, at ?? { x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 }, widest));
    },
    [shown, widest, setCamera],
  );

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      magnify(event.deltaY > 0 ? 1.15 : 1 / 1.15, toDrawing(event.clientX, event.clientY));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [magnify, toDrawing]);

  const move = (event: React.PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    dragged.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (dragged.current < DRAG) return;
    svg.current?.setPointerCapture(event.pointerId);
    if (other) {
      const factor =
        Math.hypot(before.x - other.x, before.y - other.y) / Math.max(Math.hypot(now.x - other.x, now.y - other.y), 1);
      magnify(factor, toDrawing((now.x + other.x) / 2, (now.y + other.y) / 2));
    } else {
      setCamera(pan(shown, (before.x - now.x) * scale(), (before.y - now.y) * scale()));
    }
  };
  const release = (event: React.PointerEvent) => fingers.current.delete(event.pointerId);

  return (
    <div className="scene">
      <svg
        ref={svg}
        className="galaxy"
        data-layer={layer}
        data-detail={detailAt(across / shown.width)}
        style={{ "--unit": (shown.width / across).toFixed(3) } as CSSProperties}
        viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
        role="group"
        aria-label={say("galaxy")}
        tabIndex={0}
        onPointerDown={(event) => {
          if (fingers.current.size === 0) dragged.current = 0;
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
        onClickCapture={(event) => {
          if (dragged.current >= DRAG) event.stopPropagation();
        }}
        onKeyDown={(event) => {
          const by = KEYS[event.key];
          if (by) setCamera(pan(shown, by.x, by.y));
          else if (event.key === "+" || event.key === "=") magnify(1 / 1.25);
          else if (event.key === "-") magnify(1.25);
          else if (event.key === "0" && event.target === svg.current) setCamera(null);
          else return;
          event.preventDefault();
        }}
      >
        {children}
      </svg>
      {beside}
      <div className="zoom" role="group" aria-label={say("zoom")}>
        <button type="button" aria-label={say("zoom-in")} onClick={() => magnify(1 / 1.3)}>
          +
        </button>
        <button type="button" aria-label={say("zoom-out")} onClick={() => magnify(1.3)}>
          −
        </button>
        <button type="button" aria-label={say("zoom-fit")} onClick={() => setCamera(null)}>
          ⤢
        </button>
        <button
          type="button"
          aria-label={say("pane-systems")}
          title={say("pane-systems")}
          data-pane="systems"
          onClick={() => show("systems")}
        >
          ☰
        </button>
      </div>
    </div>
  );
}
