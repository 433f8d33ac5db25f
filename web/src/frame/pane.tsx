/** A pane over the galaxy: the sheets of all seats, cards, council, objectives, technologies, trade. */

import { useDesk, useSeen } from "../desk";
import { ReferencePane } from "../reference/pane";
import { Council, Objectives, StrategyCards } from "../sheets/cards";
import { Sheets, Trade } from "../sheets/players";
import { TechnologyTree } from "../sheets/technology";
import { say } from "../words";

const PANES: Readonly<Record<string, () => React.ReactNode>> = {
  sheets: Sheets,
  strategy: StrategyCards,
  council: Council,
  objectives: Objectives,
  technology: TechnologyTree,
  trade: Trade,
  reference: ReferencePane,
};

export function Pane() {
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
      <div className="pane-body">
        <Inside />
      </div>
    </section>
  );
}
