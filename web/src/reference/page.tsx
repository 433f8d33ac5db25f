/** The compendium without a game. The address says what was looked for and can be given to others. */

import { useEffect, useState } from "react";

import { api } from "../api";
import type { Choices } from "../wire";
import { say } from "../words";
import { Reference } from "./search";

const USUAL = "sa17";

function addressOf(query: string, ruleset: string): string {
  const said = { ...(query ? { q: query } : {}), ...(ruleset === USUAL ? {} : { rules: ruleset }) };
  return `/reference${Object.keys(said).length ? `?${new URLSearchParams(said)}` : ""}`;
}

export default function ReferencePage() {
  const said = new URLSearchParams(location.search);
  const [query, setQuery] = useState(said.get("q") ?? "");
  const [ruleset, setRuleset] = useState(said.get("rules") ?? USUAL);
  const [choices, setChoices] = useState<Choices | null>(null);
  useEffect(() => {
    api.choices().then(setChoices, () => setChoices(null));
  }, []);
  useEffect(() => {
    document.title = say("reference-title");
    history.replaceState(null, "", addressOf(query, ruleset));
  }, [query, ruleset]);
  const editions = choices?.rulesets ?? [];
  return (
    <main className="reference-page">
      <header className="page-head">
        <a href="/" className="brand">
          {say("brand")}
        </a>
        <h1>{say("reference-title")}</h1>
        <label className="field">
          {say("ruleset")}
          <select value={ruleset} onChange={(event) => setRuleset(event.target.value)}>
            {!editions.some((each) => each.id === ruleset) && <option value={ruleset}>{ruleset}</option>}
            {editions.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title}
              </option>
            ))}
          </select>
        </label>
      </header>
      <Reference
        ruleset={ruleset}
        query={query}
        ask={setQuery}
        name={(entry) => <a href={addressOf(entry.name, ruleset)}>{entry.name}</a>}
      />
    </main>
  );
}
