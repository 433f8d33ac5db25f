/** What each person sets for himself, kept in the browser. */

import { useSyncExternalStore } from "react";

import { api } from "../api";
import { language, languages, say, speak } from "../words";

const CHOICES = {
  theme: ["auto", "dark", "light"],
  answers: ["confirm", "once"],
  pace: ["brisk", "watch", "instant"],
  sound: ["off", "on"],
} as const;

export type Setting = keyof typeof CHOICES;
export type Settings = { readonly [S in Setting]: (typeof CHOICES)[S][number] };

const KEY = "mecatol.settings";
const listeners = new Set<() => void>();

function read(): Settings {
  const found = { theme: "auto", answers: "confirm", pace: "brisk", sound: "off" };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    for (const [name, values] of Object.entries(CHOICES)) {
      const value = kept[name];
      if ((values as readonly unknown[]).includes(value)) Object.assign(found, { [name]: value });
    }
  } catch {
    // whoever keeps nothing, or nonsense, has the usual
  }
  return found as Settings;
}

let settings = read();

/** The page looks as it is set. */
export function applySettings(): void {
  const { theme } = settings;
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

/** Whether whoever looks wants nothing to move. */
export function still(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function setting<S extends Setting>(name: S): Settings[S] {
  return settings[name];
}

function change(name: Setting, value: string): void {
  settings = { ...settings, [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // it lasts as long as the page then
  }
  applySettings();
  for (const listener of [...listeners]) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => settings,
  );
}

/** The page speaks another language, and so does the service to whoever looks at it. */
function speakFromNowOn(wanted: string): void {
  speak(wanted);
  void api
    .guest()
    .then(
      (guest) => guest.name,
      () => say("guest"),
    )
    .then(api.introduce)
    .finally(() => location.reload());
}

export function Settings() {
  const now = useSettings();
  return (
    <details className="settings">
      <summary aria-label={say("settings")} title={say("settings")}>
        {"⚙"}
      </summary>
      <div className="settings-body">
        {(Object.keys(CHOICES) as Setting[]).map((name) => (
          <fieldset key={name}>
            <legend>{say(`setting-${name}`)}</legend>
            {CHOICES[name].map((value) => (
              <label key={value}>
                <input type="radio" name={name} checked={now[name] === value} onChange={() => change(name, value)} />
                {say(`setting-${name}-${value}`)}
              </label>
            ))}
          </fieldset>
        ))}
        <label className="field">
          {say("language-of-page")}
          <select value={language()} onChange={(event) => speakFromNowOn(event.target.value)}>
            {languages().map(([each, own]) => (
              <option key={each} value={each} lang={each}>
                {own}
              </option>
            ))}
          </select>
        </label>
        <p className="ways">
          <a href="/">{say("to-the-lobby")}</a>
          <a href="/odds">{say("odds-page")}</a>
          <a href="/reference">{say("reference-title")}</a>
        </p>
      </div>
    </details>
  );
}
