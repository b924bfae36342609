import type { EventType } from '@candor/exchange';
import { type Auditor, expectThat, type Delivery } from './auditor.ts';

/** The facts of timers that fall due before a command, independent of its outcome. */
const factsOfTimers: ReadonlySet<EventType> = new Set<EventType>([
  'ledger.posted',
  'contract.overnight_charged',
  'contract.margin_moved',
  'options.window_closed',
  'options.settled',
  'options.limits_set',
  'dual.window_closed',
  'dual.settled',
  'dual.bought',
  'dual.reinvest_set',
  'dual.reinvest_refused',
  'locked.dividend_paid',
  'locked.ended',
  'locked.deposited',
  'locked.renewal_refused',
  'points.moved',
  'points.expiry_near',
  'game.returned',
  // Of orders that nobody paid, and verdicts that nobody appealed against.
  'otc.ended',
  'otc.delayed',
  'funding.hold_placed',
  'otc.promise_missed',
  // Of auctions whose time is over, winners who have not paid, and boxes that nobody has drawn.
  'nft.sale_ended',
  'nft.order_opened',
  'nft.order_expired',
  'nft.boxes_opening',
  'nft.box_resealed',
  'nft.series_ended',
  'coupons.paid',
  'coupons.returned',
  'coupons.ended',
  'loans.term_ended',
  'ieo.opened',
  'ieo.market_opened',
  'catalog.pair_status_set',
  'dual.limit_set',
  'ieo.closed',
  'ieo.allocated',
  'ieo.allocation_published',
  'ieo.released',
  'ieo.refunded',
  'copy.nav_marked',
  'copy.profit_shared',
  // Of follows whose total limit the last tick has reached.
  'copy.stopped',
  'copy.follow_ended',
  'contract.closed',
  'invitations.rebated',
  'funding.withdrawal_moved',
  // Changes that were confirmed and waited.
  'proposals.ended',
  'funding.terms_set',
  'funding.rail_set',
  'funding.operator_caps_set',
]);

/** One id, one effect, one answer (G2), also after restarts; and a refusal leaves no facts. */
export class AnswerAuditor implements Auditor {
  readonly #first = new Map<string, Delivery>();
  #lastSequence = 0;
  #lastAtMs = 0;

  hear(told: Delivery): void {
    const { commandId } = told.submission;
    const first = this.#first.get(commandId);
    if (told.kind === 'fresh') {
      expectThat(first === undefined, `${commandId} takes effect once`);
      expectThat(told.sequence === this.#lastSequence + 1, `sequence ${told.sequence} follows ${this.#lastSequence}`);
      expectThat(told.atMs >= this.#lastAtMs, `time does not go back at sequence ${told.sequence}`);
      // An order whose time is over may leave exits, and those may trade.
      const expires = told.events.some((event) => event.type === 'spot.order_ended' && event.reason === 'expired');
      const own = told.events.filter(({ type }) => !factsOfTimers.has(type) && !(expires && type.startsWith('spot.')));
      expectThat(
        told.outcome.ok || own.length === 0,
        `the refused ${commandId} leaves no facts, but ${own.map(({ type }) => type).join()}`,
      );
      this.#lastSequence = told.sequence;
      this.#lastAtMs = told.atMs;
      this.#first.set(commandId, told);
      return;
    }
    expectThat(first !== undefined, `${commandId} is known when it is called a repeat`);
    const isSame = first?.sequence === told.sequence && Buffer.compare(first.outcomeBytes, told.outcomeBytes) === 0;
    expectThat(told.kind === 'reused' || isSame, `${commandId} gets its first answer again`);
  }
}
