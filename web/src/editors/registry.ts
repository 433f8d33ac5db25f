/** Which sheet a question is answered on. A sheet that meets something it does not know hands the question to the plain list. */

import type { ComponentType } from "react";

import type { Content, Decision, SeatView } from "../wire";
import { activates } from "../choices";
import { ActionSheet } from "./action";
import { amountModel } from "./amount";
import { AmountSheet } from "./amount_sheet";
import { opensBallot } from "./ballots";
import { BallotsSheet } from "./ballots_sheet";
import { cardsOf, CardsSheet } from "./cards_sheet";
import { casualtiesModel } from "./casualties";
import { CasualtiesSheet } from "./casualties_sheet";
import { ComposeSheet } from "./compose";
import { countersModel } from "./counters";
import { CountersSheet } from "./counters_sheet";
import { landModel } from "./land";
import { LandSheet } from "./land_sheet";
import { shipsOf } from "./move";
import { MoveSheet } from "./move_sheet";
import { payModel } from "./pay";
import { PaySheet } from "./pay_sheet";
import { PlainSheet } from "./plain";
import { buildRows } from "./produce";
import { ProduceSheet } from "./produce_sheet";
import { TradeSheet } from "./trade_sheet";

export interface SheetProps {
  readonly decision: Decision;
}

export interface Editor {
  readonly name: string;
  readonly Sheet: ComponentType<SheetProps>;
}

/** The plain ones, which serve every question. */
export function plainEditor(decision: Decision): Editor {
  return decision.composing ? { name: "compose", Sheet: ComposeSheet } : { name: "plain", Sheet: PlainSheet };
}

export function editorOf(decision: Decision, view: SeatView, content: Content): Editor {
  const me = view.seat === null ? undefined : view.position.players[view.seat];
  if (decision.name === "action" || activates(decision)) return { name: "action", Sheet: ActionSheet };
  if (decision.name === "move" && shipsOf(decision, view, content)) return { name: "move", Sheet: MoveSheet };
  if (landModel(decision, [], view, content)) return { name: "land", Sheet: LandSheet };
  if (buildRows(decision, content)) return { name: "produce", Sheet: ProduceSheet };
  if (payModel(decision, content, 0, 0)) return { name: "pay", Sheet: PaySheet };
  if (me && countersModel(decision, me)) return { name: "counters", Sheet: CountersSheet };
  if (opensBallot(decision)) return { name: "ballots", Sheet: BallotsSheet };
  if (casualtiesModel(decision, view, content)) return { name: "casualties", Sheet: CasualtiesSheet };
  if (amountModel(decision)) return { name: "amount", Sheet: AmountSheet };
  if (decision.composing) return plainEditor(decision);
  if (decision.name === "propose_trade") return { name: "trade", Sheet: TradeSheet };
  if (cardsOf(decision, content)) return { name: "cards", Sheet: CardsSheet };
  return plainEditor(decision);
}
