/** A pane over the galaxy: the sheets of all seats, cards, council, objectives, technologies, trade. */

import { memo } from "react";

import { useDesk, useSeen } from "../desk";
import { ReferencePane } from "../reference/pane";
import { Council, Objectives, StrategyCards } from "../sheets/cards";
import { Sheets, Trade } from "../sheets/players";
import { Systems } from "../sheets/systems";
import { TechnologyTree } from "../sheets/technology";
import { say } from "../words";

const PANES: Readonly<Record<string, () => React.ReactNode>> = {
  sheets: Sheets,
  strategy: StrategyCards,
  council: Council,
  objectives: Objectives,
  technology: TechnologyTree,
  trade: Trade,
  systems: Systems,
  reference: ReferencePane,
};

export const Pane = memo(function Pane() {
  const { show } = useDesk();
  const pane = useSeen((seen) => seen.pane);
  const Inside = PANES[pane];
  if (!Inside) return null;
  return (
    <section className="pane" aria-label={say(`pane-${pane}`)}>
      <header>
        <h2>{say(`pane-${pane}`)}</h2>
        <button type="button" aria-label={say("close")} onClick={() => show("")}>
          ×
        </button>
      </header>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className="pane-body" role="region" tabIndex={0} aria-label={say(`pane-${pane}`)}>
        <Inside />
      </div>
    </section>
  );
});
