/** On a phone one thing at a time lies below the galaxy. */

import { useSeen } from "../desk";
import { say } from "../words";

export type Tab = "map" | "decide" | "seats" | "cards" | "log";
const TABS: readonly Tab[] = ["map", "decide", "seats", "cards", "log"];

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
