/** The page's title and icon say when it is one's turn, also while the page lies behind another. */

import { useEffect } from "react";

import type { SeatView } from "../wire";
import { say } from "../words";

const ICON = "link[rel~='icon']";

export function useTitle(view: SeatView): void {
  const asked = view.decision !== null;
  const round = view.position.round;
  useEffect(() => {
    const where = round > 0 ? say("title-round", { round }) : say("brand");
    document.title = asked ? say("title-your-turn", { where }) : where;
    document.querySelector(ICON)?.setAttribute("href", asked ? "/icon-turn.svg" : "/icon.svg");
  }, [asked, round]);
}
