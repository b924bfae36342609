import { type AssetId, house, type PairId } from '@candor/exchange';
import { asset } from '@candor/testkit';
import { type Auditor, expectThat, type Delivery } from '../auditors/auditor.ts';

/** A price is good for five seconds (RULES 3), and clocks within two of each other are believed. */
const oldestMs = 5_000 + 2_000;

/** Fiat is converted at a rate of its own, whose age has another rule. */
const isPriced = (assetId: AssetId): boolean => assetId === asset.BTC || assetId === asset.ETH;

/**
 * Checks that nothing begins, and no trade with the house happens, at a price that is old by true time, whatever the
 * machine's clock shows.
 */
export class ClockAuditor implements Auditor {
  /** The true time of the last price of each pair. */
  readonly #tickedAtMs = new Map<PairId, number>();
  #lastTickAtMs = Number.NEGATIVE_INFINITY;
  #isInDoubt = false;

  hear({ kind, submission, outcome, events, trueMs, sequence }: Delivery): void {
    if (kind !== 'fresh') return;
    const { command } = submission;
    const isTaken = outcome.ok && command.type === 'index.tick';
    expectThat(!(isTaken && this.#isInDoubt), `no tick is taken while the clock is in doubt, at ${sequence}`);
    for (const event of events) {
      if (event.type === 'clock.faulted') this.#isInDoubt = true;
      else if (event.type === 'clock.restored') this.#isInDoubt = false;
      else if (event.type === 'index.ticked') {
        this.#lastTickAtMs = trueMs;
        for (const { pairId } of event.prices) this.#tickedAtMs.set(pairId, trueMs);
      } else if (event.type === 'spot.traded' && event.makerAccountId === house.liquidity) {
        this.#expectFresh(event.pairId, trueMs, `trade ${event.tradeId}`);
      }
    }
    if (!outcome.ok) return;
    if (command.type === 'convert.quote' && (isPriced(command.fromAssetId) || isPriced(command.toAssetId))) {
      this.#expectFresh(undefined, trueMs, `the quote at ${sequence}`);
    }
    if (command.type === 'convert.sweep') this.#expectFresh(undefined, trueMs, `the sweep at ${sequence}`);
    if (command.type === 'options.buy') this.#expectFresh(command.pairId, trueMs, `the option at ${sequence}`);
    if (command.type === 'contract.reverse') this.#expectFresh(undefined, trueMs, `the turn at ${sequence}`);
    if (command.type === 'spot.place' && command.orderType !== 'limit') {
      this.#expectFresh(command.pairId, trueMs, `the order at ${sequence}`);
    }
  }

  #expectFresh(pairId: PairId | undefined, trueMs: number, what: string): void {
    const tickedAtMs = pairId === undefined ? this.#lastTickAtMs : (this.#tickedAtMs.get(pairId) ?? this.#lastTickAtMs);
    const ageMs = trueMs - tickedAtMs;
    expectThat(ageMs <= oldestMs, `${what} has a price of true time: it is ${ageMs} ms old`);
  }
}
