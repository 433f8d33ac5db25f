/** One's account: how one comes back from another device, where one is known, and one's own data. */

import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useState } from "react";

import { api, reason } from "../api";
import type { Account, PersonalData } from "../wire";
import { say } from "../words";
import { deviceNamed } from "./device";
import { Providers, astray } from "./providers";
import { WaysToTell } from "./ways";

type Attempt = (doing: Promise<unknown>, done?: string) => void;

export default function AccountPage() {
  const [account, setAccount] = useState<Account | null>(null);
  const [told, setTold] = useState("");
  const [problem, setProblem] = useState(() => astray(location.search));
  const [busy, setBusy] = useState(false);
  const recover = new URLSearchParams(location.search).get("recover");

  const refresh = useCallback(() => {
    api.account().then(setAccount, () => setAccount(null));
  }, []);
  const attempt: Attempt = useCallback(
    (doing, done = "") => {
      setBusy(true);
      setProblem("");
      setTold("");
      doing
        .then(() => setTold(done))
        .catch((error: unknown) => setProblem(reason(error)))
        .finally(() => {
          setBusy(false);
          refresh();
        });
    },
    [refresh],
  );
  useEffect(() => {
    const confirm = new URLSearchParams(location.search).get("confirm");
    if (!confirm) {
      refresh();
      return;
    }
    history.replaceState(null, "", "/account");
    api
      .confirm(confirm)
      .then(() => setTold(say("account-confirmed")))
      .catch((error: unknown) => setProblem(reason(error)))
      .finally(refresh);
  }, [refresh]);

  return (
    <main className="lobby account">
      <header className="hero">
        <h1>{say("account")}</h1>
        {account?.name && <p>{say("account-signed-in", { name: account.name })}</p>}
      </header>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {told && <p role="status">{told}</p>}
      <fieldset className="account-parts" disabled={busy}>
        {recover ? (
          <Recover token={recover} attempt={attempt} />
        ) : account?.name ? (
          <Own account={account} attempt={attempt} />
        ) : (
          <Strangers attempt={attempt} />
        )}
        {!recover && <Providers account={account} attempt={attempt} />}
        {account && !recover && <WaysToTell attempt={attempt} />}
        {account && <Devices account={account} attempt={attempt} />}
        {account && <OwnData account={account} attempt={attempt} />}
      </fieldset>
      <a href="/">{say("to-the-lobby")}</a>
    </main>
  );
}

function Form({
  title,
  button,
  send,
  children,
}: {
  title: string;
  button: string;
  send: (said: Record<string, string>) => void;
  children?: ReactNode;
}) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, typeof value === "string" ? value : ""]);
    send(Object.fromEntries(given) as Record<string, string>);
  };
  return (
    <form className="furnish" aria-label={title} onSubmit={submit}>
      <h2>{title}</h2>
      {children}
      <button type="submit" className="primary">
        {button}
      </button>
    </form>
  );
}

function Field({ name, label, type = "text", known = "" }: { name: string; label: string; type?: string; known?: string }) {
  const fresh = name === "new" || known === "new-password";
  return (
    <label>
      {say(label)}
      <input
        name={name}
        type={type}
        required={type !== "email"}
        minLength={fresh ? 10 : undefined}
        maxLength={type === "password" ? 200 : type === "email" ? 254 : 40}
        autoComplete={known || (fresh ? "new-password" : type === "password" ? "current-password" : type)}
      />
      {fresh && <small>{say("account-password-length")}</small>}
    </label>
  );
}

/** For who has no account here, or is not signed in. */
function Strangers({ attempt }: { attempt: Attempt }) {
  const signUp = async (said: Record<string, string>) => {
    await api.guest().catch(() => api.introduce(said["name"] ?? ""));
    await api.signUp(said);
  };
  return (
    <>
      <Form title={say("account-sign-in")} button={say("account-sign-in")} send={(said) => attempt(api.signIn(said))}>
        <Field name="name" label="account-name" known="username" />
        <Field name="password" label="account-password" type="password" />
      </Form>
      <Form title={say("account-sign-up")} button={say("account-sign-up")} send={(said) => attempt(signUp(said))}>
        <Field name="name" label="account-name" known="username" />
        <Field name="password" label="account-password" type="password" known="new-password" />
        <small>{say("account-guests-seats")}</small>
      </Form>
      <Form
        title={say("account-forgotten")}
        button={say("account-letter")}
        send={(said) => attempt(api.forgotten(said), say("account-letter-sent"))}
      >
        <Field name="name" label="account-name" known="username" />
      </Form>
    </>
  );
}

function Recover({ token, attempt }: { token: string; attempt: Attempt }) {
  const recover = async (said: Record<string, string>) => {
    await api.recover({ token, ...said });
    location.assign("/account");
  };
  return (
    <Form title={say("account-new-password")} button={say("account-change")} send={(said) => attempt(recover(said))}>
      <Field name="password" label="account-new-password" type="password" known="new-password" />
    </Form>
  );
}

/** For who is signed in. */
function Own({ account, attempt }: { account: Account; attempt: Attempt }) {
  return (
    <>
      <Form
        title={say("account-new-password")}
        button={say("account-change")}
        send={(said) => attempt(api.password({ old: "", ...said }), say("account-changed"))}
      >
        {account.password && <Field name="old" label="account-password" type="password" />}
        <Field name="new" label="account-new-password" type="password" />
      </Form>
      {account.letters && (
        <Form
          title={say("account-mail")}
          button={say("account-change")}
          send={(said) =>
            attempt(api.mail({ password: "", ...said }), say(said["mail"] ? "account-mail-sent" : "account-changed"))
          }
        >
          <p>{account.mail || say("account-no-mail")}</p>
          <Field name="mail" label="account-mail" type="email" />
          {account.password && <Field name="password" label="account-password" type="password" />}
        </Form>
      )}
      {account.mail && (
        <label>
          <input
            type="checkbox"
            checked={account.reminded}
            onChange={(event) => attempt(api.reminders(event.target.checked), say("account-changed"))}
          />{" "}
          {say("account-reminders")}
        </label>
      )}
    </>
  );
}

function Devices({ account, attempt }: { account: Account; attempt: Attempt }) {
  return (
    <section aria-label={say("account-devices")}>
      <h2>{say("account-devices")}</h2>
      <ul>
        {account.sessions.map((each) => (
          <li key={each.id} className="table-card">
            <div>
              <b title={each.device}>{deviceNamed(each.device) || say("account-some-device")}</b>
              <small>{each.this ? say("account-this-device") : say("account-seen", { day: each.seen.slice(0, 10) })}</small>
            </div>
            {(account.name || !each.this) && (
              <button type="button" className="quiet" onClick={() => attempt(api.endSession(each.id))}>
                {say(each.this ? "account-sign-out" : "account-end")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is kept about one goes into a file. */
function kept(data: PersonalData) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  link.download = "mecatol.json";
  link.click();
  URL.revokeObjectURL(link.href);
}

function OwnData({ account, attempt }: { account: Account; attempt: Attempt }) {
  const [sure, setSure] = useState(false);
  const leave = (said: Record<string, string>) => attempt(api.removeMe(said).then(() => location.assign("/")));
  return (
    <section aria-label={say("account-data")}>
      <h2>{say("account-data")}</h2>
      <p>
        <button type="button" className="quiet" onClick={() => attempt(api.ownData().then(kept))}>
          {say("account-export")}
        </button>
      </p>
      {sure ? (
        <Form title={say("account-delete")} button={say("account-delete")} send={leave}>
          <p>{say("account-delete-what")}</p>
          {account.password && <Field name="password" label="account-password" type="password" />}
        </Form>
      ) : (
        <button type="button" className="quiet" onClick={() => setSure(true)}>
          {say("account-delete")}
        </button>
      )}
    </section>
  );
}
