import {
  type AccountId,
  type Command,
  type Exchange,
  newestRevision,
  type OrderId,
  type Submission,
} from '@candor/exchange';
import { assert, Seeded } from '@candor/kernel';
import type { Atoms, Ppm } from '@candor/money';
import { amount, btc, btcUsdt, priceAt, startMs, usdt } from './facts.ts';
import { fundingTraffic, openFunding } from '../funding/testing/small.ts';

export const traders = [1_000, 1_001, 1_002] as AccountId[];
const dollars = 100_000_000;

/** One pair with a house maker, and three traders with practice funds, in a real exchange. */
export async function foundSmallMarket(exchange: Exchange): Promise<void> {
  const funds = (assetId: typeof btc, of: Atoms): Command[] => [
    { type: 'house.fund', house: 'liquidity', assetId, amount: of },
    { type: 'practice.set_faucet', assetId, amount: of },
    ...traders.map((accountId): Command => ({ type: 'practice.claim', accountId, assetId })),
  ];
  const commands: Command[] = [
    { type: 'genesis.found', mode: 'practice', name: 'test' },
    { type: 'revision.adopt', revision: newestRevision },
    { type: 'catalog.list_asset', assetId: btc, code: 'BTC', name: 'Bitcoin', scale: 8, assetClass: 'coin' },
    { type: 'catalog.list_asset', assetId: usdt, code: 'USDT', name: 'Tether', scale: 6, assetClass: 'coin' },
    {
      type: 'catalog.list_pair',
      pairId: btcUsdt,
      baseAssetId: btc,
      quoteAssetId: usdt,
      tick: priceAt(1_000_000),
      lot: amount(10_000),
      minNotional: amount(1_000_000),
      maxQuantity: amount(100_000_000_000),
      makerFee: 1_000 as Ppm,
      takerFee: 1_000 as Ppm,
      band: 500_000 as Ppm,
      hasBook: 'yes',
    },
    ...traders.map((): Command => ({ type: 'accounts.open' })),
    ...funds(btc, amount(1_000_000_000)),
    ...funds(usdt, amount(1_000_000_000_000)),
    {
      type: 'convert.set_terms',
      spread: 1_000 as Ppm,
      fiatSpread: 5_000 as Ppm,
      spreadMax: 20_000 as Ppm,
      movementFactor: 6,
      fee: 1_000 as Ppm,
      minValue: amount(1_000_000),
      maxValue: amount(100_000_000_000),
      accountDayMax: amount(250_000_000_000),
      houseDayMax: amount(1_000_000_000_000),
    },
    {
      type: 'spot.set_maker',
      pairId: btcUsdt,
      halfSpread: 500 as Ppm,
      step: 500 as Ppm,
      levels: 5,
      quantity: amount(1_000_000),
    },
    indexTick(0),
    ...openFunding(traders),
  ];
  for (const [index, command] of commands.entries()) {
    const isUsers = command.type === 'practice.claim' || command.type === 'funding.book_destination';
    const actor = isUsers ? 'user' : 'system';
    const { outcome } = await exchange.submit({ commandId: `found:${index}`, actor, command });
    assert(outcome.ok, `a market is founded: ${command.type}`);
  }
}

/** The `count`-th tick: the price wanders by a few dollars, so that orders fill and stops wake. */
function indexTick(count: number): Command {
  const price = (60_000 + ((count * 37) % 101)) * dollars;
  return { type: 'index.tick', gridIndex: startMs / 500 + count, prices: [{ pairId: btcUsdt, price: priceAt(price) }] };
}

/** A day of traders, with their money on its way, some of it refused. The same seed yields the same commands. */
export function traffic(seed: string, count: number): Submission[] {
  const random = new Seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const commandId = `${seed}:${index}`;
    if (index % 5 === 0) return { commandId, actor: 'system', command: indexTick(1 + index / 5) };
    if (random.chance(1, 3)) return { commandId, ...fundingTraffic(random, random.pick(traders)) };
    return { commandId, actor: 'user', command: traderCommand(random, index) };
  });
}

function traderCommand(random: Seeded, index: number): Command {
  const accountId = random.pick(traders);
  const price = priceAt((59_950 + random.below(200)) * dollars);
  const quantity = amount((1 + random.below(80)) * 10_000);
  const order = {
    type: 'spot.place',
    accountId,
    pairId: btcUsdt,
    side: random.pick(['buy', 'sell'] as const),
    quantity,
  } as const;
  switch (random.below(7)) {
    case 0:
      return {
        type: 'transfer.move',
        accountId,
        assetId: usdt,
        amount: amount(random.below(9)),
        from: 'spot',
        to: 'contract',
      };
    case 1:
      return { type: 'spot.cancel', accountId, orderId: (1 + random.below(index + 1)) as OrderId };
    case 2:
      return { ...order, orderType: 'market', timeInForce: 'ioc' };
    case 3:
      return { ...order, orderType: 'stop_limit', timeInForce: 'gtc', price, stopPrice: price };
    default:
      return { ...order, orderType: 'limit', timeInForce: random.pick(['gtc', 'gtc', 'ioc', 'fok']), price };
  }
}
