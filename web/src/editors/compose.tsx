/** A draft put together piece by piece, without a sheet of its own: nothing is said before it is signed. */

import { useEffect, useMemo, useState } from "react";

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
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const keys = useMemo(() => picked.map((option) => option.key), [picked]);
  const { preview, settled } = usePreview(keys);
  const next = preview?.decision ?? null;
  const same = keys.length === 0 || (next?.name === decision.name && next.composing);
  const shown = keys.length === 0 ? decision : same ? next : null;
  const options = (shown?.options ?? []).filter((option) => keys.length === 0 || option.key !== BACK);
  const take = (option: Choice) => setPicked([...picked, option]);
  useEffect(() => hold((option) => setPicked((before) => [...before, option]), shown?.options ?? []), [hold, shown]);
  const ships = shown?.pieces?.draft === "fleet" ? shown.pieces.ships : null;
  useEffect(() => ghost(ships ?? []), [ghost, ships]);
  const halted = settled ? preview?.halt : null;
  return (
    <>
      {options.some((option) => content.technologies[option.key]?.colour) && (
        <button type="button" className="quiet small" onClick={() => show("technology")}>
          {say("show-tree")}
        </button>
      )}
      <DraftLines lines={shown ? shown.draft : picked.map((option) => option.label)} />
      <OptionList options={options} chosen="" choose={take} confirm={take} />
      {preview?.odds && <OddsBar odds={preview.odds} />}
      {halted && <p className="halt">{halted.text}</p>}
      <Sign keys={keys} ready={!halted} settled={settled} reset={keys.length > 0 ? () => setPicked([]) : undefined}>
        {keys.length > 0 && (
          <button type="button" className="quiet small" onClick={() => setPicked(picked.slice(0, -1))}>
            {say("take-back-piece")}
          </button>
        )}
      </Sign>
    </>
  );
}
