/** Keeps a table's live connection open, and comes back when it is lost. */

import { useEffect, useReducer, useRef } from "react";

import { liveAddress } from "./api";
import { nothing, pause, reduce, resume, type Live } from "./live";
import type { FromService } from "./wire";

const PING_EVERY = 20_000;

export function useLive(table: string, seat: number | null): Live {
  const [live, tell] = useReducer(reduce, nothing);
  const newest = useRef(live);
  newest.current = live;

  useEffect(() => {
    let socket: WebSocket | null = null;
    let timer = 0;
    let gone = false;
    const connect = () => {
      if (gone) return;
      tell({ type: "connecting" });
      const opened = new WebSocket(liveAddress(table, seat));
      socket = opened;
      opened.onopen = () => opened.send(JSON.stringify(resume(newest.current)));
      opened.onmessage = (message) => tell({ type: "frame", frame: JSON.parse(String(message.data)) as FromService });
      opened.onclose = (event) => {
        if (gone || socket !== opened) return;
        const next = reduce(newest.current, { type: "closed", code: event.code });
        tell({ type: "closed", code: event.code });
        if (next.status !== "shut") timer = window.setTimeout(connect, pause(next.failures));
      };
    };
    const again = () => {
      if (newest.current.status !== "lost") return;
      window.clearTimeout(timer);
      connect();
    };
    const beat = window.setInterval(() => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ frame: "ping" }));
    }, PING_EVERY);
    connect();
    window.addEventListener("online", again);
    return () => {
      gone = true;
      window.removeEventListener("online", again);
      window.clearInterval(beat);
      window.clearTimeout(timer);
      socket?.close();
    };
  }, [table, seat]);

  return live;
}
