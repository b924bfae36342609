import { type AccountId, type CoreMachine, type EventOf, house } from '@candor/exchange';
import { type Auditor, expectThat, Violation, type Delivery } from '../auditors/auditor.ts';

interface Live {
  readonly made: EventOf<'locked.deposited'>;
  daysPaid: number;
}

const one = 1_000_000n;

/** Locked mining from its facts alone: terms kept, each day paid once and not early, ends and penalties, and the reserve behind it. */
export class LockedAuditor implements Auditor {
  readonly #terms = new Map<number, EventOf<'locked.terms_set'>['terms']>();
  readonly #live = new Map<number, Live>();
  readonly #accounts = new Set<AccountId>();
  readonly #frozen = new Map<number, bigint>();
  #lastId = 0;

  hear(told: Delivery): void {
    for (const event of told.events) {
      switch (event.type) {
        case 'locked.terms_set':
          this.#terms.set(event.termsId, event.terms);
          break;
        case 'locked.deposited':
          this.#make(event);
          break;
        case 'locked.dividend_paid':
          this.#pay(event, told.atMs);
          break;
        case 'locked.ended':
          this.#end(event, told.atMs);
          break;
        case 'ledger.posted':
          for (const { accountId, assetId, frozen } of event.lines) {
            if (accountId !== house.rewards_locked) continue;
            this.#frozen.set(assetId, (this.#frozen.get(assetId) ?? 0n) + frozen);
          }
          break;
        default:
          // The rest is not about locked mining.
          break;
      }
    }
    const promised = new Map<number, bigint>();
    for (const { made, daysPaid } of this.#live.values()) {
      const toCome = made.dividend * BigInt(made.days - daysPaid);
      promised.set(made.assetId, (promised.get(made.assetId) ?? 0n) + toCome);
    }
    for (const [assetId, frozen] of this.#frozen) {
      expectThat(frozen === (promised.get(assetId) ?? 0n), 'rewards hold every dividend that is to come');
    }
  }

  compare(core: CoreMachine): void {
    let seen = 0;
    for (const accountId of this.#accounts) {
      for (const view of core.queries.lockedDeposits(accountId)) {
        seen += 1;
        const { made, daysPaid } = this.#of(view.depositId);
        const isSame = view.principal === made.principal && view.rate === made.rate && view.daysPaid === daysPaid;
        expectThat(isSame, `deposit ${view.depositId} is as it was told`);
      }
    }
    expectThat(seen === this.#live.size, 'the core has every deposit that was made and has not ended');
  }

  #make(made: EventOf<'locked.deposited'>): void {
    const { depositId, termsId, principal, rate, dividend, days, dayMs, penaltyRatio } = made;
    expectThat(depositId === this.#lastId + 1, `deposit ${depositId} follows ${this.#lastId}`);
    this.#lastId = depositId;
    const terms = this.#terms.get(termsId);
    if (terms === undefined) throw new Violation(`deposit ${depositId} has terms that were told`);
    const isBound = days === terms.days && dayMs === terms.dayMs && penaltyRatio === terms.penaltyRatio;
    expectThat(isBound, `deposit ${depositId} has the days and the penalty of its terms`);
    expectThat(rate >= terms.rateLow && rate <= terms.rateHigh, `the rate of deposit ${depositId} is one of its terms`);
    expectThat(dividend === (principal * BigInt(rate)) / one, `deposit ${depositId} pays its rate`);
    this.#accounts.add(made.accountId);
    this.#live.set(depositId, { made, daysPaid: 0 });
  }

  #pay({ depositId, day, amount }: EventOf<'locked.dividend_paid'>, atMs: number): void {
    const live = this.#of(depositId);
    expectThat(day === live.daysPaid + 1, `deposit ${depositId} is paid each day once`);
    expectThat(amount === live.made.dividend, `deposit ${depositId} is paid what was agreed`);
    expectThat(atMs >= live.made.startsAtMs + day * live.made.dayMs, `deposit ${depositId} is not paid early`);
    live.daysPaid = day;
  }

  #end({ depositId, end, refund, penalty, daysPaid }: EventOf<'locked.ended'>, atMs: number): void {
    const { made, ...live } = this.#of(depositId);
    this.#live.delete(depositId);
    expectThat(daysPaid === live.daysPaid, `deposit ${depositId} ends with the days that were paid`);
    expectThat(refund + penalty === made.principal, `deposit ${depositId} gives back its principal less the penalty`);
    const daysLeft = made.days - daysPaid;
    expectThat((daysLeft === 0) === (end === 'matured'), `deposit ${depositId} matures with its last day`);
    const isOver = atMs >= made.startsAtMs + (daysPaid + 1) * made.dayMs;
    expectThat(daysLeft === 0 || !isOver, `deposit ${depositId} is paid the days that are over before it is redeemed`);
    const exact = made.principal * BigInt(daysLeft) * BigInt(made.penaltyRatio);
    const due = (exact + one - 1n) / one;
    expectThat(penalty === (due < made.principal ? due : made.principal), `deposit ${depositId} costs its penalty`);
  }

  #of(depositId: number): Live {
    const live = this.#live.get(depositId);
    if (live === undefined) throw new Violation(`deposit ${depositId} was made and ends once`);
    return live;
  }
}
