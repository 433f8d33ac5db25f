/** The compendium at the table: what it finds can be looked at where it lies. */

import { useState } from "react";

import { useDesk, useSeen } from "../desk";
import { useLooking } from "../look";
import type { CompendiumEntry } from "../wire";
import { say } from "../words";
import { thingOfEntry } from "./entries";
import { Reference } from "./search";

export function ReferencePane() {
  const { ruleset } = useDesk().content;
  const [query, setQuery] = useState("");
  return <Reference ruleset={ruleset} query={query} ask={setQuery} name={(entry) => <EntryName entry={entry} />} />;
}

function EntryName({ entry }: { entry: CompendiumEntry }) {
  const { content } = useDesk();
  const thing = useSeen((seen) => thingOfEntry(content, seen.view.position.systems, entry));
  const looking = useLooking(thing);
  if (!thing) return <span tabIndex={-1}>{entry.name}</span>;
  return (
    <button
      type="button"
      className="named lookable"
      data-thing={thing}
      aria-label={say("look-closer", { thing: entry.name })}
      {...looking}
    >
      {entry.name}
    </button>
  );
}
