import type { Command, CoreEvent, EventOf, ProjectId } from '@candor/exchange';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, pair, projectFor } from '@candor/testkit';
import type { Population } from '../traffic/population.ts';

type Terms = EventOf<'ieo.project_set'>['terms'];

/** A whole token in thousands of atoms. */
const wholeToken = 100_000;
const thousand = 1_000n;
const secondMs = 1_000;

/** Operators who sell tokens in short windows, and users who want some of them. */
export class IeoTraffic {
  readonly #town: Population;
  readonly #terms = new Map<number, Terms>();
  #last = 0;

  constructor(town: Population) {
    this.#town = town;
  }

  hear(event: CoreEvent): void {
    if (event.type !== 'ieo.project_set') return;
    this.#terms.set(event.terms.projectId, event.terms);
    this.#last = Math.max(this.#last, event.terms.projectId);
  }

  next(): Command {
    const { random } = this.#town;
    if (random.chance(1, 40)) {
      const projectId = Math.max(1, this.#last - random.below(3)) as ProjectId;
      return { type: 'ieo.cancel_project', projectId, reason: random.pick(['facts_wrong', 'issuer_withdrew']) };
    }
    const projectId = Math.max(1, this.#last - random.below(4)) as ProjectId;
    const terms = this.#terms.get(projectId);
    return {
      type: 'ieo.subscribe',
      accountId: this.#town.account(),
      projectId,
      amount: atoms(BigInt(1 + random.below((random.chance(1, 5) ? 400 : 20) * wholeToken)) * thousand),
      payAssetId: random.chance(1, 40) ? asset.BTC : asset.USDT,
      price: terms === undefined || random.chance(1, 40) ? price(1) : terms.price,
    };
  }

  /** A new sale, or other terms of the last one; some of them cannot be. */
  terms(): Command {
    const { random, nowMs } = this.#town;
    if (random.chance(1, 6)) {
      const direction = random.pick(['to_issuance', 'to_treasury'] as const);
      const size = BigInt(1 + random.below(30 * wholeToken)) * thousand;
      return { type: 'ieo.move_issuance', assetId: asset.ETH, amount: atoms(size), direction };
    }
    if (random.chance(1, 5)) {
      const projectId = Math.max(1, this.#last - random.below(2)) as ProjectId;
      const closesAtMs = this.#terms.get(projectId)?.closesAtMs ?? nowMs;
      const of = random.pick(['ETH/USDT', 'ETH/BTC', 'BTC/USDT'] as const);
      return {
        type: 'ieo.set_market',
        projectId,
        pairId: pair[of],
        opensAtMs: closesAtMs + secondMs * (random.below(100) - 5),
      };
    }
    const opensAtMs = nowMs + secondMs * (1 + random.below(20));
    const closesAtMs = opensAtMs + secondMs * (1 + random.below(400));
    const shares = random.pick([[1_000_000], [250_000, 750_000], [333_333, 333_333, 333_334]]);
    const accountMin = BigInt(1 + random.below(wholeToken)) * thousand;
    const accountMax = accountMin + BigInt(random.below(40 * wholeToken)) * thousand;
    return projectFor({
      projectId: (random.chance(1, 6) ? Math.max(1, this.#last) : this.#last + 1) as ProjectId,
      mode: random.pick(['first_come', 'pro_rata', 'pro_rata']),
      price: price(1 + random.below(200_000_000)),
      issuance: atoms(accountMax + BigInt(random.below(100 * wholeToken))),
      accountMin: atoms(accountMin),
      accountMax: atoms(accountMax),
      opensAtMs,
      closesAtMs,
      releases: shares.map((share, row) => ({
        atMs: closesAtMs + secondMs * (1 + 30 * row + random.below(20)),
        share: share as Ppm,
      })),
    });
  }
}
