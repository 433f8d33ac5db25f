/** Cards: the own hand, Strategy Cards, agendas and laws, objectives. */

import { Player, cardName, cardText, nameOf, playerOf, useDesk, useView } from "../desk";
import { Lookable } from "../look";
import { seatColour } from "../palette";
import { ObjectiveProgress } from "../progress";
import { outcomeName } from "../things";
import { say } from "../words";

function CardFace({ id, foot, className = "" }: { id: string; foot?: React.ReactNode; className?: string }) {
  const { content } = useDesk();
  const text = cardText(content, id);
  return (
    <Lookable thing={`card:${id}`} className={`card ${className}`}>
      <b>{cardName(content, id)}</b>
      {text && <p>{text}</p>}
      {foot && <small>{foot}</small>}
    </Lookable>
  );
}

function Shelf({ title, children, empty }: { title: string; children: readonly React.ReactNode[]; empty: string }) {
  return (
    <section>
      <h3>{title}</h3>
      {children.length ? (
        <ul className="cards">
          {children.map((child, n) => (
            <li key={n}>{child}</li>
          ))}
        </ul>
      ) : (
        <p className="empty">{empty}</p>
      )}
    </section>
  );
}

export function StrategyCards() {
  const { content } = useDesk();
  const view = useView();
  return (
    <ul className="cards">
      {view.position.strategy_cards.map((card) => {
        const holder = card.holder ?? -1;
        return (
          <li key={card.id} style={{ borderColor: holder >= 0 ? seatColour(holder) : undefined }}>
            <Lookable thing={`card:${card.id}`} className={`card strategy-card${card.played ? " played" : ""}`}>
              <span className="initiative">{card.number}</span>
              <b>{cardName(content, card.id)}</b>
              <p>{cardText(content, card.id)}</p>
              <p>
                <b>{say("secondary")}: </b>
                {content.cards[card.id]?.secondary}
              </p>
              <small>
                {holder >= 0 ? <Player seat={holder} /> : say("nobody-holds")}
                {card.played && ` · ${say("played")}`}
                {(card.bonus ?? 0) > 0 && ` · ${say("bonus", { count: card.bonus ?? 0 })}`}
              </small>
            </Lookable>
          </li>
        );
      })}
    </ul>
  );
}

/** The vote under way, agendas lying open, and laws in force. */
export function Council() {
  const { content } = useDesk();
  const view = useView();
  const { agendas, council, laws, ballots, chronicle = [], track = 0 } = view.position;
  const votes = new Map<string, number>();
  for (const ballot of ballots) votes.set(ballot.outcome, (votes.get(ballot.outcome) ?? 0) + ballot.votes);
  const outcome = (name: string) => outcomeName(content, view, name);
  const [now, ...later] = council;
  return (
    <div className="council">
      {now && (
        <section className="vote">
          <h3>{say("vote-now")}</h3>
          <CardFace
            id={now.card}
            className="political"
            foot={
              later.length > 0 ? say("then", { names: later.map((each) => cardName(content, each.card)).join(", ") }) : undefined
            }
          />
          {votes.size > 0 && (
            <dl className="tally">
              {[...votes].map(([name, count]) => (
                <div key={name}>
                  <dt>{outcome(name)}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
          )}
          <ul className="ballots">
            {ballots.map((ballot, n) => (
              <li key={n}>
                <Player seat={ballot.seat} /> {outcome(ballot.outcome)} <b>{ballot.votes}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.seat !== null && (playerOf(view, view.seat)?.sealed ?? []).length > 0 && (
        <section>
          <h3>{say("sealed")}</h3>
          <ul className="ballots">
            {(playerOf(view, view.seat)?.sealed ?? []).map((vote, n) => (
              <li key={n}>
                {cardName(content, vote.agenda)}: {outcome(vote.outcome)} <b>{vote.votes}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Shelf title={say("agendas")} empty={say("agendas-none")}>
        {agendas.map((agenda) => (
          <CardFace
            key={agenda.card}
            id={agenda.card}
            className="political"
            foot={(agenda.owner ?? -1) >= 0 ? nameOf(view, agenda.owner ?? -1) : undefined}
          />
        ))}
      </Shelf>
      <Shelf title={say("laws")} empty={say("laws-none")}>
        {laws.map((law) => (
          <CardFace key={law.card} id={law.card} className="law" foot={law.elected ? outcome(law.elected) : undefined} />
        ))}
      </Shelf>
      {chronicle.length > 0 && (
        <Shelf title={say("cards-in-play")} empty="">
          {chronicle.map((kept) => (
            <CardFace key={kept.card} id={kept.card} className="law" foot={kept.elected ? outcome(kept.elected) : undefined} />
          ))}
        </Shelf>
      )}
      {track > 0 && <p>{say("round-track", { space: track })}</p>}
    </div>
  );
}

/** Public objectives with who has claimed them and whether one's own position fits. */
export function Objectives() {
  const { content } = useDesk();
  const view = useView();
  const { objectives, special, preliminary, players, goal } = view.position;
  const face = (id: string, claimed: readonly number[], only: number) => (
    <div className={`card objective${view.qualifies.includes(id) ? " fits" : ""}`}>
      <span className="initiative">{content.cards[id]?.points || ""}</span>
      <b>{cardName(content, id)}</b>
      {cardText(content, id) && <p>{cardText(content, id)}</p>}
      <ObjectiveProgress id={id} />
      <small>
        {view.qualifies.includes(id) && <strong>{say("qualifies")}</strong>}
        {claimed.map((seat) => (
          <Player key={seat} seat={seat} />
        ))}
        {only >= 0 && say("only-for", { name: nameOf(view, only) })}
      </small>
    </div>
  );
  return (
    <div className="objectives">
      <div className="race" role="img" aria-label={say("points")}>
        {players.map((player, seat) => (
          <div key={seat} className="track">
            <span>{player.name}</span>
            <i>
              <b style={{ width: `${Math.min(100, (player.points / goal) * 100)}%`, background: seatColour(seat) }} />
            </i>
            <em>
              {player.points}/{goal}
            </em>
          </div>
        ))}
      </div>
      <Shelf title={say("public-objectives")} empty={say("objectives-none")}>
        {objectives.map((objective) => face(objective.id, objective.claimed ?? [], objective.only ?? -1))}
      </Shelf>
      <Shelf title={say("special-objectives")} empty={say("objectives-none")}>
        {[...preliminary, ...special].map((id) =>
          face(
            id,
            view.position.claims.filter((claim) => claim.source === id).map((claim) => claim.seat),
            -1,
          ),
        )}
      </Shelf>
    </div>
  );
}
