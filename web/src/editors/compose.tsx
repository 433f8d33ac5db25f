/** A draft put together piece by piece, without a sheet of its own: nothing is said before it is signed. */

import { useEffect, useState } from "react";

import { useDesk } from "../desk";
import { OptionList } from "../panel/option_list";
import { OddsBar } from "../panel/odds";
import type { Choice, Decision } from "../wire";
import { say } from "../words";
import { DraftLines } from "./draft_lines";
import { usePreview } from "./preview";
import { Sign } from "./sign";

/** Options that take the last piece back: the sheet does that itself. */
const BACK = "undo_last";

export function ComposeSheet({ decision }: { decision: Decision }) {
  const { content, hold, ghost, show } = useDesk();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const { preview, settled } = usePreview(keys);
  const next = preview?.decision ?? null;
  const same = keys.length === 0 || (next?.name === decision.name && next.composing);
  const shown = keys.length === 0 ? decision : same ? next : null;
  const options = (shown?.options ?? []).filter((option) => keys.length === 0 || option.key !== BACK);
  const take = (option: Choice) => setKeys([...keys, option.key]);
  useEffect(() => hold((option) => setKeys((before) => [...before, option.key]), shown?.options ?? []), [hold, shown]);
  const ships = shown?.pieces?.draft === "fleet" ? shown.pieces.ships : null;
  useEffect(() => ghost(ships ?? []), [ghost, ships]);
  const halted = settled ? preview?.halt : null;
  return (
    <>
      {options.some((option) => content.technologies[option.key]) && (
        <button type="button" className="quiet small" onClick={() => show("technology")}>
          {say("show-tree")}
        </button>
      )}
      <DraftLines lines={shown?.draft ?? []} />
      <OptionList options={options} chosen="" choose={take} confirm={take} />
      {preview?.odds && <OddsBar odds={preview.odds} />}
      {halted && <p className="halt">{halted.text}</p>}
      <Sign keys={keys} ready={!halted} settled={settled} reset={keys.length > 0 ? () => setKeys([]) : undefined}>
        {keys.length > 0 && (
          <button type="button" className="quiet small" onClick={() => setKeys(keys.slice(0, -1))}>
            {say("take-back-piece")}
          </button>
        )}
      </Sign>
    </>
  );
}
