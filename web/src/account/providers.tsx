/** Those who can say who one is: signing in by them, being known by them, and no longer. */

import { useEffect, useState } from "react";

import { api } from "../api";
import type { Account, Provider } from "../wire";
import { say } from "../words";

type Attempt = (doing: Promise<unknown>, done?: string) => void;

/** Why somebody did not come back as he should, as the address says. */
export function astray(search: string): string {
  const why = new URLSearchParams(search).get("astray");
  return why && ["denied", "failed", "taken", "banned"].includes(why) ? say(`account-astray-${why}`) : "";
}

async function go(provider: string): Promise<void> {
  location.assign((await api.sendTo(provider)).address);
}

export function Providers({ account, attempt }: { account: Account | null; attempt: Attempt }) {
  const [offered, setOffered] = useState<readonly Provider[]>([]);
  useEffect(() => {
    api.providers().then(setOffered, () => setOffered([]));
  }, []);
  const joined = account?.identities ?? [];
  const titled = (id: string) => offered.find((each) => each.id === id)?.title ?? id;
  const open = offered.filter((each) => !joined.some((known) => known.provider === each.id));
  if (offered.length + joined.length === 0) return null;
  const title = say(account?.name ? "account-providers" : "account-sign-in-elsewhere");
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {joined.map((each) => (
          <li key={each.id} className="table-card">
            <div>
              <b>{titled(each.provider)}</b>
              <small>{each.name}</small>
            </div>
            {offered.some((other) => other.id === each.provider) && (
              <button type="button" className="quiet" onClick={() => attempt(go(each.provider))}>
                {say("account-sign-in-again")}
              </button>
            )}
            <button type="button" className="quiet" onClick={() => attempt(api.endIdentity(each.id))}>
              {say("account-end")}
            </button>
          </li>
        ))}
      </ul>
      {open.map((each) => (
        <button key={each.id} type="button" className="primary" onClick={() => attempt(go(each.id))}>
          {say(account?.name ? "account-join" : "account-sign-in-by", { title: each.title })}
        </button>
      ))}
    </section>
  );
}
