/** A sentence whose names can be looked at. */

import { memo } from "react";

import { useDesk } from "./desk";
import { useLooking } from "./look";
import { pieces, type Link } from "./linked";

export const Sentence = memo(function Sentence({ text, links }: { text: string; links: readonly Link[] }) {
  return pieces(text, links).map((piece) =>
    piece.thing ? <Linked key={piece.begin} name={piece.text} thing={piece.thing} /> : piece.text,
  );
});

/** A name within a text; unlike a button it may stand on two lines. */
function Linked({ name, thing }: { name: string; thing: string }) {
  const { point } = useDesk();
  const looking = useLooking(thing);
  return (
    <span
      role="button"
      tabIndex={0}
      className="linked"
      data-link={thing}
      onFocus={() => point([thing])}
      onBlur={() => point([])}
      {...looking}
    >
      {name}
    </span>
  );
}
