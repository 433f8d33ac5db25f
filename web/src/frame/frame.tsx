/** What lies on the table and around it, whoever sits there and whenever that was; beside it whatever he is to do. */

import { useEffect, useState, type ReactNode } from "react";

import { Galaxy } from "../board/galaxy";
import { useDesk } from "../desk";
import type { Live } from "../live";
import { BattleBoard } from "../panel/battle";
import { say } from "../words";
import { AroundNews } from "./around";
import { LookCard } from "./look_card";
import { Pane } from "./pane";
import { Seats } from "./seats";
import { Grip, Tabs, type Height, type Tab } from "./tabs";
import { Shelf, TopBar } from "./top";
import { Tray } from "./tray";

export function TableFrame({ status, children }: { status: Live["status"] | "again"; children: ReactNode }) {
  const { seen } = useDesk();
  const [tab, setTab] = useState<Tab>("decide");
  const [height, setHeight] = useState<Height>("half");
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "/" && !(event.target instanceof Element && event.target.matches("input, textarea, select"))) {
        event.preventDefault();
        seen.set({ pane: "reference" });
      }
      if (event.key !== "Escape") return;
      if (seen.get().looked) seen.set({ looked: null });
      else seen.set({ pane: "" });
    };
    const away = (event: PointerEvent) => {
      const inside = event.target instanceof Element && event.target.closest(".look-card, .lookable, .named, .linked, .galaxy");
      if (!inside && seen.get().looked?.stays) seen.set({ looked: null });
    };
    window.addEventListener("keydown", close);
    window.addEventListener("pointerdown", away);
    return () => {
      window.removeEventListener("keydown", close);
      window.removeEventListener("pointerdown", away);
    };
  }, [seen]);
  return (
    <div className="table" data-tab={tab} data-height={height}>
      <TopBar status={status} />
      <Shelf />
      <Seats />
      <main className="board">
        <Galaxy />
        <BattleBoard />
        <Pane />
      </main>
      <Grip height={height} go={setHeight} />
      <Tray />
      <aside className="side-column" aria-label={say("side")}>
        <AroundNews />
        {children}
      </aside>
      <Tabs tab={tab} go={setTab} />
      <LookCard />
    </div>
  );
}
