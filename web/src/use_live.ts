/** Keeps a table's live connection open, and comes back when it is lost. */

import { useEffect, useState, useSyncExternalStore } from "react";

import { liveAddress } from "./api";
import { leaveQuestion } from "./drawn";
import { nothing, pause, reduce, resume, type Live, type Step } from "./live";
import { createStore, type Store } from "./store";
import type { FromService } from "./wire";

const PING_EVERY = 20_000;

export function useLive(table: string, seat: number | null): Live {
  const [live] = useState(() => createStore(nothing));
  useEffect(() => connected(table, seat, live), [table, seat, live]);
  return useSyncExternalStore(live.subscribe, live.get);
}

/** Connects, listens and comes back; the way to leave. */
function connected(table: string, seat: number | null, live: Store<Live>): () => void {
  let socket: WebSocket | null = null;
  let timer = 0;
  let gone = false;
  const tell = (step: Step) => {
    const before = live.get();
    const after = reduce(before, step);
    if (after.view?.decision?.id !== before.view?.decision?.id) leaveQuestion();
    live.set(after);
  };
  const connect = () => {
    if (gone) return;
    tell({ type: "connecting" });
    const opened = new WebSocket(liveAddress(table, seat));
    socket = opened;
    opened.onopen = () => opened.send(JSON.stringify(resume(live.get())));
    opened.onmessage = (message) => tell({ type: "frame", frame: JSON.parse(String(message.data)) as FromService });
    opened.onclose = (event) => {
      if (gone || socket !== opened) return;
      tell({ type: "closed", code: event.code });
      if (live.get().status !== "shut") timer = window.setTimeout(connect, pause(live.get().failures));
    };
  };
  const again = () => {
    if (live.get().status !== "lost") return;
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
}
