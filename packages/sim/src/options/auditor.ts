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

type Bought = EventOf<'options.bought'>;
type Settled = EventOf<'options.settled'>;

interface Sample {
  readonly gridIndex: number;
  readonly price: bigint;
}

interface Live {
  readonly bought: Bought;
  readonly boughtAtMs: number;
  /**
   * The last known tick: a wall clock may be a moment ahead of the core, and the strike must be unknown to everybody.
   */
  readonly knownGrid: number;
  strike: Sample | undefined;
}

const one = 1_000_000n;
const tapeKept = 200;

/** Options decided again, from the tape alone: strikes, windows, results and payments; and their cover. */
export class OptionAuditor implements Auditor {
  readonly #live = new Map<number, Live>();
  readonly #tapes = new Map<PairId, Sample[]>();
  readonly #accounts = new Set<AccountId>();
  readonly #payouts = new Map<string, bigint>();
  #underwritingFrozen = 0n;
  #lastId = 0;
  #lastTickMs = 0;

  hear(told: Delivery): void {
    for (const event of told.events) {
      switch (event.type) {
        case 'options.terms_set':
          for (const { seconds, payout } of event.terms.durations) {
            this.#payouts.set(`${event.termsId}/${seconds}`, BigInt(payout));
          }
          break;
        case 'index.ticked':
          this.#tick(event, told);
          break;
        case 'options.bought':
          this.#buy(event, told);
          break;
        case 'options.struck':
          this.#strike(event);
          break;
        case 'options.settled':
          this.#settle(event, told);
          break;
        case 'ledger.posted':
          for (const { accountId, kind, frozen } of event.lines) {
            const isOurs = accountId === house.underwriting && kind.startsWith('option_');
            if (isOurs) this.#underwritingFrozen += frozen;
          }
          break;
        default:
          // The rest is not about options.
          break;
      }
    }
    let reserved = 0n;
    for (const { bought } of this.#live.values()) reserved += bought.reward;
    expectThat(reserved === this.#underwritingFrozen, 'underwriting holds the reward of every live option');
  }

  compare(core: CoreMachine): void {
    let seen = 0;
    for (const accountId of this.#accounts) {
      for (const view of core.queries.options(accountId)) {
        seen += 1;
        const { bought, strike } = this.#of(view.optionId);
        const told = [bought.stake, bought.reward, bought.direction, strike?.gridIndex, strike?.price];
        const price = view.strike === undefined ? undefined : BigInt(view.strike.price);
        const says = [view.stake, view.reward, view.direction, view.strike?.gridIndex, price];
        told.forEach((value, i) => expectThat(value === says[i], `option ${view.optionId} is as it was told`));
      }
    }
    expectThat(seen === this.#live.size, 'the core has every option that was bought and not settled');
  }

  #tick({ gridIndex, prices }: EventOf<'index.ticked'>, { atMs }: Delivery): void {
    this.#lastTickMs = gridIndex * gridMs;
    if (atMs - this.#lastTickMs > staleAfterMs) return;
    for (const { pairId, price } of prices) {
      const tape = this.#tapes.get(pairId) ?? [];
      this.#tapes.set(pairId, tape);
      tape.push({ gridIndex, price: BigInt(price) });
      if (tape.length > tapeKept) tape.shift();
    }
  }

  #buy(bought: Bought, { atMs }: Delivery): void {
    const { optionId, accountId, termsId, seconds, stake, payout, reward, strikeFromGrid } = bought;
    expectThat(optionId === this.#lastId + 1, `option ${optionId} follows ${this.#lastId}`);
    this.#lastId = optionId;
    expectThat(
      BigInt(payout) === this.#payouts.get(`${termsId}/${seconds}`),
      `option ${optionId} pays what its terms say`,
    );
    expectThat(reward === (stake * BigInt(payout)) / one, `option ${optionId} reserves what a win pays`);
    const isFirstAfter = strikeFromGrid * gridMs >= atMs + 500 && (strikeFromGrid - 1) * gridMs < atMs + 500;
    expectThat(isFirstAfter, `option ${optionId} gets a strike that nobody knows yet`);
    this.#accounts.add(accountId);
    const knownGrid = this.#tapes.get(bought.pairId)?.at(-1)?.gridIndex ?? 0;
    this.#live.set(optionId, { bought, boughtAtMs: atMs, knownGrid, strike: undefined });
  }

  #strike({ optionId, gridIndex, strike, expiryGrid }: EventOf<'options.struck'>): void {
    const live = this.#of(optionId);
    const { pairId, strikeFromGrid, seconds } = live.bought;
    const first = this.#tapes
      .get(pairId)
      ?.find((sample) => sample.gridIndex >= strikeFromGrid && sample.gridIndex > live.knownGrid);
    const isFirst = first?.gridIndex === gridIndex && first.price === BigInt(strike);
    expectThat(isFirst && live.strike === undefined, `option ${optionId} is struck by the first tick that may`);
    expectThat(expiryGrid === gridIndex + seconds * 2, `option ${optionId} runs as long as was agreed`);
    live.strike = { gridIndex, price: BigInt(strike) };
  }

  #settle(settled: Settled, { atMs }: Delivery): void {
    const { optionId, result, paid, windowSize, sampleCount, sampleSum } = settled;
    const { bought, strike } = this.#of(optionId);
    const { stake, reward, seconds } = bought;
    this.#live.delete(optionId);
    const size = Math.min(Math.max(seconds / 10, 2), 30) * 2;
    expectThat(windowSize === Math.floor(size), `option ${optionId} has the window of its length`);
    const samples = strike === undefined ? [] : this.#window(bought.pairId, strike.gridIndex + seconds * 2, windowSize);
    const sum = samples.reduce((all, { price }) => all + price, 0n);
    expectThat(
      samples.length === sampleCount && sum === sampleSum,
      `option ${optionId} is decided by the whole window`,
    );
    const due = decide(bought, strike?.price, samples, windowSize);
    expectThat(result === due, `option ${optionId} is ${due}, as the tape has it`);
    const owed = due === 'won' ? stake + reward : due === 'lost' ? 0n : stake;
    expectThat(paid === owed, `option ${optionId} pays what its result says`);
    const endsAtMs = (strike === undefined ? bought.strikeFromGrid : strike.gridIndex + seconds * 2) * gridMs;
    // A tick may be a little ahead of the clock that takes it.
    expectThat(Math.max(atMs, this.#lastTickMs) >= endsAtMs, `option ${optionId} is not settled early`);
  }

  /** The samples with T − w < t ≤ T. */
  #window(pairId: PairId, expiryGrid: number, size: number): Sample[] {
    const tape = this.#tapes.get(pairId) ?? [];
    return tape.filter(({ gridIndex }) => gridIndex > expiryGrid - size && gridIndex <= expiryGrid);
  }

  #of(optionId: number): Live {
    const live = this.#live.get(optionId);
    if (live === undefined) throw new Violation(`option ${optionId} was bought and is settled once`);
    return live;
  }
}

function decide(bought: Bought, strike: bigint | undefined, samples: readonly Sample[], windowSize: number): string {
  if (strike === undefined || samples.length < Math.ceil(windowSize * 0.8)) return 'void';
  let above = 0n;
  for (const { price } of samples) above += price - strike;
  if (above === 0n) return 'refunded';
  return above > 0n === (bought.direction === 'up') ? 'won' : 'lost';
}
