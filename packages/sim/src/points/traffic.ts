import type { AccountId, Command, CoreEvent, CouponCampaignId, PointsItemId, SpinId } from '@candor/exchange';
import { pointsTasks } from '@candor/exchange/rules';
import { minuteMs } from '@candor/kernel';
import { sha256 } from '@candor/kernel/hash';
import { atoms, zero } from '@candor/money';
import { campaignFor, pointsItemFor, pointsTaskFor, wheelFor } from '@candor/testkit';
import type { Population } from '../traffic/population.ts';

const length = 6;

const shopCampaign = campaignFor('fee_rebate', {
  campaignId: 8 as CouponCampaignId,
  occasion: 'points',
  lifeMs: 4 * minuteMs,
  countMax: 400,
  accountMax: 80,
});

/** The first terms of every task, of three items, and of the wheel. */
export function pointsCommands(): Command[] {
  return [
    ...pointsTasks.map((task) =>
      task === 'trading'
        ? pointsTaskFor(task, { per: atoms(50_000_000n) })
        : pointsTaskFor(task, { lifeDays: 1 + pointsTasks.indexOf(task) }),
    ),
    pointsItemFor(1),
    pointsItemFor(2, { gives: 'spins', grant: 2, cost: 5, stock: 40, accountMax: 9 }),
    shopCampaign,
    pointsItemFor(3, { gives: 'coupon', grant: shopCampaign.campaignId, cost: 9, stock: 60, accountMax: 12 }),
    wheelFor({ stakes: [1, 5], spinsPerDay: 5 }),
  ];
}

interface Chain {
  readonly series: number;
  readonly seeds: readonly Uint8Array[];
  used: number;
}

/** Users who earn points, spend and stake them, and the platform that keeps their secret seeds. */
export class PointsTraffic {
  readonly #town: Population;
  readonly #costs = new Map<number, number>();
  readonly #chains = new Map<AccountId, Chain>();
  readonly #turns: { readonly accountId: AccountId; readonly spinId: SpinId; readonly nonce: number }[] = [];
  #wheel = new Uint8Array(32);

  constructor(town: Population) {
    this.#town = town;
  }

  hear(event: CoreEvent): void {
    if (event.type === 'points.item_set') this.#costs.set(event.itemId, event.cost);
    if (event.type === 'game.wheel_set') this.#wheel = event.hash.slice();
    if (event.type === 'game.spun') this.#turns.push(event);
    if (event.type === 'game.series_opened') {
      const { accountId, series } = event;
      this.#chains.set(accountId, { series, seeds: seedsOf(accountId, series), used: 0 });
    }
    if (event.type === 'game.drawn' || event.type === 'game.returned') {
      const at = this.#turns.findIndex(({ spinId }) => spinId === event.spinId);
      const [turn] = at < 0 ? [] : this.#turns.splice(at, 1);
      const chain = this.#chains.get(event.accountId);
      if (turn !== undefined && chain !== undefined && event.type === 'game.drawn') chain.used = turn.nonce;
    }
  }

  next(): Command {
    const { random } = this.#town;
    const accountId = this.#town.account();
    const draw = random.below(100);
    if (draw < 25) return { type: 'points.check_in', accountId };
    if (draw < 30) return { type: 'points.note_factor', accountId };
    if (draw < 45) {
      const itemId = (1 + random.below(random.chance(1, 10) ? 5 : 3)) as PointsItemId;
      const seen = this.#costs.get(itemId) ?? 40;
      return { type: 'points.exchange', accountId, itemId, cost: random.chance(1, 20) ? seen + 1 : seen };
    }
    if (draw < 47) return { type: 'game.set_listed', accountId, isListed: random.pick(['no', 'yes']) };
    const turn = this.#turns[0];
    if (draw < 72 && turn !== undefined) {
      const { spinId, nonce } = turn;
      const seed = this.#chains.get(turn.accountId)?.seeds[random.chance(1, 15) ? 0 : nonce] ?? this.#wheel;
      return { type: 'game.reveal', spinId: random.chance(1, 30) ? ((spinId + 99) as SpinId) : spinId, seed };
    }
    const chain = this.#chains.get(accountId);
    if (chain === undefined || chain.used === length || random.chance(1, 30)) {
      const series = (chain?.series ?? 0) + 1;
      const commitment = seedsOf(accountId, series)[0] as Uint8Array;
      return { type: 'game.open_series', accountId, series, commitment, length };
    }
    return {
      type: 'game.spin',
      accountId,
      termsHash: random.chance(1, 30) ? new Uint8Array(32) : this.#wheel,
      commitment: chain.seeds[chain.used] as Uint8Array,
      clientSeed: new TextEncoder().encode(random.pick(['lucky', 'A-1', random.chance(1, 9) ? '' : 'z'])),
      stake: random.pick([1, 5, random.chance(1, 9) ? 2 : 5]),
    };
  }

  /** New terms; some of them cannot be. */
  terms(): Command {
    const { random } = this.#town;
    const isOffered = random.chance(1, 8) ? 'no' : 'yes';
    const draw = random.below(3);
    if (draw === 0) {
      const task = random.pick(pointsTasks);
      const per = task === 'trading' ? atoms(BigInt(random.below(90)) * 1_000_000n) : zero;
      return pointsTaskFor(task, { per, lifeDays: random.below(3), delayMs: random.below(3) * minuteMs, isOffered });
    }
    if (draw === 1) {
      const cost = 1 + random.below(12);
      return pointsItemFor(2, { gives: 'spins', grant: 2, cost, stock: random.below(80), accountMax: 9, isOffered });
    }
    return wheelFor({ stakes: [1, 5], spinsPerDay: random.below(8), lifeDays: 1 + random.below(3), isOffered });
  }
}

/** Seed 0 is the commitment of seed 1, and so on: the platform's secret chain of a series. */
function seedsOf(accountId: AccountId, series: number): Uint8Array[] {
  const seeds = [sha256(new TextEncoder().encode(`${accountId} ${series}`))];
  while (seeds.length <= length) seeds.push(sha256(seeds.at(-1) as Uint8Array));
  return seeds.reverse();
}
