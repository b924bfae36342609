import {
  type AccountId,
  type CoreMachine,
  type EventOf,
  gridMs,
  house,
  type PairId,
  staleAfterMs,
} from '@candor/exchange';
import { type Auditor, expectThat, Violation, type Delivery } from '../auditors/auditor.ts';

type Bought = EventOf<'dual.bought'>;

interface Sample {
  readonly atMs: number;
  readonly price: bigint;
}

const year = 365_000_000n;
const tapeKept = 2_000;

/** Dual investments decided again from the tape alone: payouts, windows, results, and the reserves behind them. */
export class DualAuditor implements Auditor {
  readonly #terms = new Map<number, EventOf<'dual.product_opened'>['terms']>();
  readonly #live = new Map<number, Bought>();
  readonly #tapes = new Map<PairId, Sample[]>();
  readonly #sold = new Map<number, number>();
  readonly #accounts = new Set<AccountId>();
  #reserved = 0n;
  #lastId = 0;

  hear(told: Delivery): void {
    for (const event of told.events) {
      switch (event.type) {
        case 'dual.product_opened':
          this.#terms.set(event.terms.productId, event.terms);
          break;
        case 'index.ticked':
          this.#tick(event, told.atMs);
          break;
        case 'dual.bought':
          this.#buy(event);
          break;
        case 'dual.settled':
          this.#settle(event, told.atMs);
          break;
        case 'ledger.posted':
          for (const { accountId, kind, frozen } of event.lines) {
            if (accountId === house.underwriting && kind.startsWith('dual_')) this.#reserved += frozen;
          }
          break;
        default:
          // The rest is not about dual investments.
          break;
      }
    }
    let promised = 0n;
    for (const { stake, baseOut, quoteOut } of this.#live.values()) promised += baseOut + quoteOut - stake;
    expectThat(promised === this.#reserved, 'underwriting holds both payouts of every purchase');
  }

  compare(core: CoreMachine): void {
    let seen = 0;
    for (const accountId of this.#accounts) {
      for (const { purchaseId, stake, baseOut, quoteOut } of core.queries.dualPurchases(accountId)) {
        seen += 1;
        const bought = this.#of(purchaseId);
        const isSame = stake === bought.stake && baseOut === bought.baseOut && quoteOut === bought.quoteOut;
        expectThat(isSame, `purchase ${purchaseId} is as it was told`);
      }
    }
    expectThat(seen === this.#live.size, 'the core has every purchase that was made and not settled');
  }

  #tick({ gridIndex, prices }: EventOf<'index.ticked'>, atMs: number): void {
    const tickMs = gridIndex * gridMs;
    if (atMs - tickMs > staleAfterMs) return;
    for (const { pairId, price } of prices) {
      const tape = this.#tapes.get(pairId) ?? [];
      this.#tapes.set(pairId, tape);
      tape.push({ atMs: tickMs, price: BigInt(price) });
      if (tape.length > tapeKept) tape.shift();
    }
  }

  #buy(bought: Bought): void {
    const { purchaseId, productId, shares, stake, baseOut, quoteOut } = bought;
    expectThat(purchaseId === this.#lastId + 1, `purchase ${purchaseId} follows ${this.#lastId}`);
    this.#lastId = purchaseId;
    const terms = this.#terms.get(productId);
    if (terms === undefined) throw new Violation(`purchase ${purchaseId} is of a product that was opened`);
    expectThat(stake === terms.share * BigInt(shares), `purchase ${purchaseId} pays for whole shares`);
    const sold = (this.#sold.get(productId) ?? 0) + shares;
    this.#sold.set(productId, sold);
    expectThat(sold <= terms.shares, `product ${productId} is not oversold`);
    const grown = year + BigInt(terms.interestDays) * BigInt(terms.interest);
    const same = (stake * grown) / year;
    expectThat(
      (terms.direction === 'call' ? baseOut : quoteOut) === same,
      `purchase ${purchaseId} has its interest in the asset of its stake`,
    );
    this.#accounts.add(bought.accountId);
    this.#live.set(purchaseId, bought);
  }

  #settle(settled: EventOf<'dual.settled'>, atMs: number): void {
    const { purchaseId, result, paid, settlementPrice } = settled;
    const bought = this.#of(purchaseId);
    this.#live.delete(purchaseId);
    const { maturesAtMs, windowMs, linkedPrice } = bought;
    const tape = this.#tapes.get(bought.pairId) ?? [];
    const samples = tape.filter((one) => one.atMs > maturesAtMs - windowMs && one.atMs <= maturesAtMs);
    const spells = new Set(samples.map((one) => Math.floor((maturesAtMs - one.atMs) / 5_000)));
    const isEnough = spells.size * 5 >= Math.ceil(windowMs / 5_000) * 4;
    const sum = samples.reduce((all, { price }) => all + price, 0n);
    const mean = isEnough ? sum / BigInt(samples.length) : undefined;
    expectThat(
      mean === (settlementPrice === undefined ? undefined : BigInt(settlementPrice)),
      `purchase ${purchaseId} is decided by its whole window`,
    );
    const due = mean === undefined ? 'void' : mean < BigInt(linkedPrice) ? 'base' : 'quote';
    expectThat(result === due, `purchase ${purchaseId} is ${due}, as the tape has it`);
    const owed = { void: bought.stake, base: bought.baseOut, quote: bought.quoteOut }[due];
    expectThat(paid === owed, `purchase ${purchaseId} pays what its result says`);
    // A tick may be a little ahead of the clock that takes it.
    const knownMs = Math.max(atMs, tape.at(-1)?.atMs ?? 0);
    expectThat(knownMs >= maturesAtMs, `purchase ${purchaseId} is not settled early`);
  }

  #of(purchaseId: number): Bought {
    const bought = this.#live.get(purchaseId);
    if (bought === undefined) throw new Violation(`purchase ${purchaseId} was made and is settled once`);
    return bought;
  }
}
