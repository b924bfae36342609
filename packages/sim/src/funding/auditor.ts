import { dayMs } from '@candor/kernel';
import type { AccountId, CoreEvent, CoreMachine, EventOf, RailId, WithdrawalStatus } from '@candor/exchange';
import { type Auditor, expectThat, Violation, type Delivery } from '../auditors/auditor.ts';

type Seen = EventOf<'funding.deposit_seen'>;
type Asked = EventOf<'funding.withdrawal_requested'>;

interface Withdrawal {
  readonly asked: Asked;
  readonly askedAtMs: number;
  status: WithdrawalStatus;
}

interface Person {
  level: 'none' | 'basic' | 'advanced';
  readonly holds: Map<string, number>;
  readonly places: Map<string, { readonly railId: RailId; readonly bookedAtMs: number; readonly usableAtMs: number }>;
  bookOnlyUntilMs: number;
}

/** Each step of RULES 15. */
const steps: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  requested: ['held', 'review', 'approved', 'cancelled', 'refused'],
  held: ['held', 'review', 'approved', 'cancelled', 'refused'],
  review: ['review', 'held', 'approved', 'cancelled', 'refused'],
  approved: ['held', 'signing', 'broadcast', 'failed', 'refused'],
  signing: ['signed', 'failed'],
  signed: ['signed', 'broadcast', 'failed'],
  broadcast: ['broadcast', 'confirmed', 'failed'],
  confirmed: [],
  failed: [],
  cancelled: [],
  refused: [],
};

/** Money in and out by RULES 15, from the facts alone: the credits, the permitted withdrawals, and their progress. */
export class FundingAuditor implements Auditor {
  #terms: EventOf<'funding.terms_set'> | undefined;
  readonly #rails = new Map<RailId, EventOf<'funding.rail_set'>>();
  readonly #people = new Map<AccountId, Person>();
  readonly #seen = new Map<number, Seen>();
  readonly #settledPlaces = new Set<string>();
  readonly #kept = new Set<number>();
  readonly #withdrawals = new Map<number, Withdrawal>();
  readonly #all: Withdrawal[] = [];
  readonly #sent: { readonly event: EventOf<'send.sent'>; readonly atMs: number }[] = [];
  /** The total that postings have frozen for withdrawals. */
  #frozen = 0n;
  #credited = 0n;
  #toldCredited = 0n;

  hear(told: Delivery): void {
    for (const event of told.events) this.#hear(event, told);
    expectThat(this.#credited === this.#toldCredited, 'the ledger has credited what deposits and claims were told');
    let live = 0n;
    for (const { asked } of this.#withdrawals.values()) live += asked.amount;
    expectThat(live === this.#frozen, 'what is frozen for withdrawals is that of the live ones');
  }

  compare({ queries }: CoreMachine): void {
    const all = queries.withdrawalsIn(Object.keys(steps) as WithdrawalStatus[]);
    expectThat(all.length === this.#withdrawals.size, 'the core has every withdrawal that has not ended');
    for (const { withdrawalId, status, amount } of all) {
      const known = this.#withdrawals.get(withdrawalId);
      expectThat(
        known?.status === status && known.asked.amount === amount,
        `withdrawal ${withdrawalId} is as it was told`,
      );
    }
  }

  #hear(event: CoreEvent, told: Delivery): void {
    switch (event.type) {
      case 'funding.terms_set':
        this.#terms = event;
        break;
      case 'funding.rail_set':
        this.#rails.set(event.railId, event);
        break;
      case 'funding.level_set':
        this.#person(event.accountId).level = event.level;
        break;
      case 'funding.hold_placed':
        this.#person(event.accountId).holds.set(event.reason, event.untilMs ?? Number.POSITIVE_INFINITY);
        break;
      case 'funding.hold_lifted':
        this.#person(event.accountId).holds.delete(event.reason);
        break;
      case 'funding.deposit_seen':
        this.#seen.set(event.depositId, event);
        break;
      case 'funding.deposit_kept':
        this.#settle(event, told);
        this.#kept.add(event.depositId);
        break;
      case 'funding.deposit_credited':
        if (this.#kept.delete(event.depositId)) this.#same(event);
        else this.#settle(event, told);
        this.#toldCredited += event.amount;
        break;
      case 'funding.claim_decided':
        this.#toldCredited += event.received ?? 0n;
        expectThat(new Set(event.operators).size === event.operators.length, 'nobody decides a claim twice');
        break;
      case 'funding.destination_booked':
        this.#person(event.accountId).places.set(keyOf(event.destination), {
          railId: event.railId,
          bookedAtMs: told.atMs,
          usableAtMs: told.atMs + (this.#terms?.destinationWaitMs ?? 0),
        });
        break;
      case 'funding.destination_dropped':
        this.#person(event.accountId).places.delete(keyOf(event.destination));
        break;
      case 'funding.book_only_set':
        this.#bookOnly(event);
        break;
      case 'funding.withdrawal_requested':
        this.#ask(event, told);
        break;
      case 'funding.withdrawal_moved':
        this.#move(event);
        break;
      case 'send.sent':
        this.#send(event, told);
        break;
      case 'ledger.posted':
        for (const { accountId, kind, available, frozen } of event.lines) {
          if (kind.startsWith('withdrawal') && accountId >= 1_000) this.#frozen += frozen;
          if (kind === 'deposit' && accountId >= 1_000) this.#credited += available;
        }
        break;
      default:
        // The rest is not about money in and out.
        break;
    }
  }

  /** A payment has come to its end: in its place, for the first time, with the confirmations its rail requires. */
  #settle(
    { depositId, railId, amount, accountId }: EventOf<'funding.deposit_kept' | 'funding.deposit_credited'>,
    told: Delivery,
  ): void {
    const seen = this.#same({ depositId, railId, amount, accountId });
    const place = `${railId} ${keyOf(seen.transaction)} ${seen.index}`;
    expectThat(!this.#settledPlaces.has(place), `the payment of deposit ${depositId} is settled once`);
    this.#settledPlaces.add(place);
    const { command } = told.submission;
    const counted = command.type === 'funding.confirm_deposit' ? command.confirmations : 0;
    const asked = this.#rails.get(railId)?.confirmations ?? 0;
    expectThat(counted >= asked, `deposit ${depositId} has its confirmations`);
  }

  #same(event: { depositId: number; railId: RailId; amount: bigint; accountId: AccountId }): Seen {
    const seen = this.#seen.get(event.depositId);
    if (seen === undefined) throw new Violation(`deposit ${event.depositId} was seen before it is credited`);
    const isSame = seen.accountId === event.accountId && seen.amount === event.amount && seen.railId === event.railId;
    expectThat(isSame, `deposit ${event.depositId} is credited as it was seen`);
    return seen;
  }

  #bookOnly({ accountId, isOn, fromMs }: EventOf<'funding.book_only_set'>): void {
    const person = this.#person(accountId);
    if (isOn === 'yes') person.bookOnlyUntilMs = Number.POSITIVE_INFINITY;
    else person.bookOnlyUntilMs = Math.min(person.bookOnlyUntilMs, fromMs);
  }

  #ask(asked: Asked, { atMs }: Delivery): void {
    const { withdrawalId, accountId, railId, destination, amount, fee, receives } = asked;
    const terms = this.#terms;
    const rail = this.#rails.get(railId);
    if (terms === undefined || rail === undefined) throw new Violation('a withdrawal has terms and a rail');
    const person = this.#person(accountId);
    expectThat(
      rail.takesWithdrawals === 'yes' && amount >= rail.withdrawMin,
      `withdrawal ${withdrawalId} is allowed by its rail`,
    );
    expectThat(fee === rail.withdrawFee && receives === amount - fee, `withdrawal ${withdrawalId} costs its fee`);
    for (const untilMs of person.holds.values()) {
      expectThat(untilMs <= atMs, `withdrawal ${withdrawalId} was asked for without a hold`);
    }
    const place = person.places.get(keyOf(destination));
    const waits = person.bookOnlyUntilMs > atMs ? dayMs : 0;
    const isUsable = place !== undefined && place.usableAtMs <= atMs && place.bookedAtMs + waits <= atMs;
    expectThat(
      isUsable && place.railId === railId,
      `withdrawal ${withdrawalId} goes to a place that was booked in time`,
    );
    this.#all.push({ asked, askedAtMs: atMs, status: 'requested' });
    this.#keepsLimit(accountId, atMs, `withdrawal ${withdrawalId}`);
    this.#withdrawals.set(withdrawalId, this.#all.at(-1) as Withdrawal);
  }

  /** A send leaves an account as a withdrawal does, and its other side is not frozen. */
  #send(event: EventOf<'send.sent'>, { atMs }: Delivery): void {
    const { sendId, accountId, recipientId } = event;
    const person = this.#person(accountId);
    const isHeld = [...person.holds.values()].some((untilMs) => untilMs > atMs);
    expectThat(!isHeld && person.bookOnlyUntilMs <= atMs, `send ${sendId} leaves an account from which it may`);
    const freeze = this.#person(recipientId).holds.get('account_frozen');
    expectThat(freeze !== Number.POSITIVE_INFINITY, `send ${sendId} goes to an account that is not frozen`);
    this.#sent.push({ event, atMs });
    this.#keepsLimit(accountId, atMs, `send ${sendId}`);
  }

  #keepsLimit(accountId: AccountId, atMs: number, what: string): void {
    const { level } = this.#person(accountId);
    const limits = { none: 0n, basic: this.#terms?.basicLimit ?? 0n, advanced: this.#terms?.advancedLimit ?? 0n };
    let used = 0n;
    for (const one of this.#all) {
      const counts = one.asked.accountId === accountId && one.askedAtMs > atMs - dayMs;
      if (counts && !['cancelled', 'refused', 'failed'].includes(one.status)) used += one.asked.value;
    }
    for (const { event, atMs: sentAtMs } of this.#sent) {
      if (event.accountId === accountId && sentAtMs > atMs - dayMs) used += event.value;
    }
    expectThat(used <= limits[level], `${what} keeps the limit of a day`);
  }

  #move({ withdrawalId, accountId, status, operators }: EventOf<'funding.withdrawal_moved'>): void {
    const known = this.#withdrawals.get(withdrawalId);
    if (known === undefined) throw new Violation(`withdrawal ${withdrawalId} moves while it lives`);
    expectThat(
      steps[known.status].includes(status),
      `withdrawal ${withdrawalId} goes from ${known.status} to ${status}`,
    );
    known.status = status;
    // An operator who approved may still refuse.
    const approvals = status === 'refused' ? operators.slice(0, -1) : operators;
    expectThat(new Set(approvals).size === approvals.length, `nobody approves withdrawal ${withdrawalId} twice`);
    if (steps[status].length === 0) this.#withdrawals.delete(withdrawalId);
    expectThat(accountId === known.asked.accountId, `withdrawal ${withdrawalId} stays its owner's`);
  }

  #person(accountId: AccountId): Person {
    let person = this.#people.get(accountId);
    if (person === undefined) {
      person = { level: 'none', holds: new Map(), places: new Map(), bookOnlyUntilMs: 0 };
      this.#people.set(accountId, person);
    }
    return person;
  }
}

function keyOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
