/** On a phone one thing at a time lies below the galaxy, on a sheet that is drawn up and down. */

import { useSeen } from "../desk";
import { say } from "../words";

export type Tab = "map" | "decide" | "seats" | "cards" | "log";
const TABS: readonly Tab[] = ["map", "decide", "seats", "cards", "log"];

export type Height = "half" | "tall" | "low";
const NEXT: Readonly<Record<Height, Height>> = { half: "tall", tall: "low", low: "half" };

/** Whether one thing at a time is shown here. */
export const onPhone = () => window.matchMedia("(max-width: 699px)").matches;

/** Draws the sheet up, down, and to the middle again. */
export function Grip({ height, go }: { height: Height; go: (height: Height) => void }) {
  return <button type="button" className="grip" aria-label={say(`sheet-${NEXT[height]}`)} onClick={() => go(NEXT[height])} />;
}

export function Tabs({ tab, go }: { tab: Tab; go: (tab: Tab) => void }) {
  const asked = useSeen((seen) => seen.view.decision !== null);
  return (
    <nav className="tabs" aria-label={say("tabs")}>
      {TABS.map((name) => (
        <button key={name} type="button" aria-pressed={tab === name} data-tab={name} onClick={() => go(name)}>
          {say(`tab-${name}`)}
          {name === "decide" && asked && <i className="asked-mark" title={say("your-decision")} />}
        </button>
      ))}
    </nav>
  );
}
