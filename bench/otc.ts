import type { AccountId, Command, CommandOf, CommandType, OtcAdId, ResultOf } from '@candor/exchange';
import { Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, otcAdFor, otcOrderFor, otcPrice, pair, type Runner, startWorld } from '@candor/testkit';
import { applied } from './lib/applied.ts';
import { printTable, type Row } from './lib/table.ts';

const adsPerMaker = 20;
const many = 10_000;
const few = 20;
const dealCount = 5_000;
const pageCount = 1_000;
const pageSize = 20;
const pageTargetMs = 50;
const dealsTarget = 1_000;
const whole = 1_000_000n;

interface Bazaar {
  readonly runner: Runner;
  readonly ads: readonly OtcAdId[];
  readonly buyers: readonly AccountId[];
  readonly sellerOf: ReadonlyMap<OtcAdId, AccountId>;
}

/** Ads to sell USDT for dollars, a third of them at a floating price, and buyers who have done deals before. */
function bazaar(adCount: number): Bazaar {
  const { runner } = startWorld({ users: 0 });
  runner.checksInvariants = false;
  runner.must({ type: 'practice.set_faucet', assetId: asset.USDT, amount: atoms(10n ** 12n) });
  tick(runner);
  const dollars = { type: 'convert.set_fiat_terms', assetId: asset.USD, fiatRate: price(100_000_000) } as const;
  runner.must({ ...dollars, source: 'the bench', asOfMs: runner.nowMs });
  const person = () => {
    const { accountId } = runner.must({ type: 'accounts.open' });
    runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    runner.must({ type: 'funding.set_level', accountId, level: 'basic' });
    return accountId;
  };
  const random = new Seeded(11);
  const ads: OtcAdId[] = [];
  const sellerOf = new Map<OtcAdId, AccountId>();
  for (let maker = 0; maker < adCount / adsPerMaker; maker++) {
    const accountId = person();
    for (let at = 0; at < adsPerMaker; at++) {
      const cents = 90 + random.below(30);
      const pricing =
        at % 3 === 0
          ? { price: undefined, factor: (10_000 * cents) as Ppm, priceMin: otcPrice(0.5), priceMax: otcPrice(2) }
          : { price: otcPrice(cents / 100) };
      const { adId } = runner.must({ ...otcAdFor({ quantity: atoms(10_000n * whole), ...pricing }), accountId });
      ads.push(adId);
      sellerOf.set(adId, accountId);
    }
  }
  const buyers = Array.from({ length: 100 }, person);
  runner.steps.length = 0;
  return { runner, ads, buyers, sellerOf };
}

function tick(runner: Runner): void {
  runner.tick([{ pairId: pair['BTC/USDT'], price: price(60_000 * 1e8) }]);
}

/** The answer of a command of a user, who has a millisecond for each. */
function must<T extends CommandType>(runner: Runner, command: CommandOf<T> & Command): ResultOf<T> {
  runner.nowMs += 1;
  const { outcome } = applied<T>(runner, 'user', command);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

/** Whole deals in a second: opened, paid and released. */
function dealsPerSecond({ runner, ads, buyers, sellerOf }: Bazaar): number {
  const random = new Seeded(12);
  const fixed = ads.filter((_adId, at) => (at % adsPerMaker) % 3 !== 0);
  let spentMs = 0;
  for (let at = 0; at < dealCount; at++) {
    const adId = random.pick(fixed);
    const accountId = random.pick(buyers);
    const { price: asked = atoms(0n) } = runner.core.queries.otcAd(adId) ?? {};
    const { delayMs } = runner.core.queries.otcRecord(accountId);
    const terms = { adId, quantity: atoms(20n * whole), price: asked, delayMs };
    const startedAt = performance.now();
    const { orderId } = must<'otc.open_order'>(runner, { ...otcOrderFor(terms), accountId });
    must(runner, { type: 'otc.mark_paid', accountId, orderId });
    must(runner, { type: 'otc.release', accountId: sellerOf.get(adId) as AccountId, orderId });
    spentMs += performance.now() - startedAt;
    if (at % 500 === 0) tick(runner);
  }
  return (dealCount * 1_000) / spentMs;
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

/** Pages of the list, from anywhere in it. */
function pages({ runner, ads }: Bazaar): readonly number[] {
  const random = new Seeded(13);
  return Array.from({ length: pageCount }, () => {
    const offset = random.below(Math.max(1, ads.length - pageSize));
    const wanted = { side: 'sell', assetId: asset.USDT, fiatAssetId: asset.USD, offset, limit: pageSize } as const;
    const startedAt = performance.now();
    runner.core.queries.otcAds(wanted);
    return performance.now() - startedAt;
  }).sort((a, b) => a - b);
}

/** Measures deals of OTC and the list of its ads, in the core. */
export function benchOtc(): void {
  const [empty, full] = [bazaar(few), bazaar(many)];
  const total = full.runner.core.queries.otcAds({ offset: 0, limit: 1 }).total;
  if (total !== many) throw new Error(`${total} ads are listed`);
  const [fewDeals, manyDeals] = [dealsPerSecond(empty), dealsPerSecond(full)];
  const fewPages = pages(empty);
  const before = process.cpuUsage();
  const manyPages = pages(full);
  const { user, system } = process.cpuUsage(before);
  // Other work of the machine is no cost of a page.
  const ownMs = (user + system) / 1_000 / pageCount;
  const [p95, fewP95] = [at(manyPages, 0.95), at(fewPages, 0.95)];
  const rows: Row[] = [
    {
      what: 'deals with 10,000 ads: opened, paid and released',
      value: `${Math.round(manyDeals).toLocaleString('en')}/s`,
      against: `with ${few} ads ${Math.round(fewDeals).toLocaleString('en')}/s`,
      ratio: manyDeals / fewDeals,
      target: `${dealsTarget.toLocaleString('en')}/s`,
      isMet: manyDeals >= dealsTarget,
    },
    {
      what: 'page of 10,000 ads, p95',
      value: `${p95.toFixed(2)} ms`,
      against: `processor ${ownMs.toFixed(1)} ms; of ${few} ads ${fewP95.toFixed(2)} ms`,
      target: `${pageTargetMs} ms`,
      isMet: p95 <= pageTargetMs,
    },
  ];
  printTable('OTC', rows);
}
