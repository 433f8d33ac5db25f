/** How one is told that it is one's turn, beside letters: by this browser, and by a webhook of a Discord channel. */

import { type SyntheticEvent, useCallback, useEffect, useState } from "react";

import { api } from "../api";
import type { Ways } from "../wire";
import { say } from "../words";

type Attempt = (doing: Promise<unknown>, done?: string) => void;

/** The service's key as a browser wants it. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const able = () => "serviceWorker" in navigator && "PushManager" in window;

async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.register("/notices.js");
  if ((await Notification.requestPermission()) !== "granted") throw new Error(say("ways-not-allowed"));
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = found.toJSON();
  await api.addBrowser({ endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
}

export function WaysToTell({ attempt }: { attempt: Attempt }) {
  const [ways, setWays] = useState<Ways | null>(null);
  const refresh = useCallback(() => {
    api.ways().then(setWays, () => setWays(null));
  }, []);
  useEffect(refresh, [refresh]);
  if (!ways || (!ways.webhooks && ways.ways.length === 0)) return null;
  const change = (doing: Promise<unknown>) => attempt(doing.finally(refresh), say("account-changed"));
  const hook = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = new FormData(event.currentTarget).get("address");
    event.currentTarget.reset();
    change(api.addWebhook(typeof address === "string" ? address.trim() : ""));
  };
  return (
    <section aria-label={say("ways")}>
      <h2>{say("ways")}</h2>
      <p>{say("ways-what")}</p>
      <ul>
        {ways.ways.map((each) => (
          <li key={each.id} className="table-card">
            <div>
              <b>{say(`way-${each.kind}`)}</b>
              <small>{`${each.host} · ${each.created.slice(0, 10)}`}</small>
            </div>
            <button type="button" className="quiet" onClick={() => change(api.endWay(each.id))}>
              {say("account-end")}
            </button>
          </li>
        ))}
      </ul>
      {ways.key && able() && (
        <button type="button" className="primary" onClick={() => change(subscribe(ways.key))}>
          {say("ways-this-browser")}
        </button>
      )}
      {ways.webhooks && (
        <form className="furnish" onSubmit={hook}>
          <label>
            {say("way-discord")}
            <input
              name="address"
              type="url"
              required
              maxLength={1000}
              autoComplete="off"
              placeholder="https://discord.com/api/webhooks/…"
            />
          </label>
          <button type="submit" className="quiet">
            {say("ways-add")}
          </button>
        </form>
      )}
    </section>
  );
}
