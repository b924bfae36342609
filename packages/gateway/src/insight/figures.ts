import { house } from '@candor/exchange';
import { lotsPerLot } from '@candor/exchange/rules';
import { type Atoms, atoms, atomsToText, mulDiv, plus, zero } from '@candor/money';
import { usdtId } from '../market/instruments.ts';
import type { Deps } from '../serving/deps.ts';

/** The installation in figures, at this moment. Money is in USDT, by the last prices. */
export async function figuresNow({ exchange, market, platform }: Pick<Deps, 'exchange' | 'market' | 'platform'>) {
  const { instruments, board, valuation } = market;
  const [people, fees, contracts, orders, deposits] = await Promise.all([
    platform.insight.people(),
    exchange.query('balances', house.fees),
    exchange.query('contractMarkets'),
    platform.insight.usedToday(['spot', 'contract', 'options']),
    platform.insight.usedToday(['deposit']),
  ]);
  const { scale } = instruments.assetOf(usdtId);
  const text = (amounts: readonly Atoms[]) => atomsToText(amounts.reduce(plus, zero), scale);
  const volume = instruments.pairs.map((pair) => {
    const { day } = board.picture(pair);
    return day === undefined ? zero : valuation.worth(pair.quote.assetId, day.quoteVolume);
  });
  const open = contracts.flatMap(({ terms, longLots, shortLots }) => {
    const pair = instruments.pair(terms.pairId);
    if (pair === undefined) return [];
    const amount = atoms(mulDiv(terms.lot, BigInt(longLots + shortLots), BigInt(lotsPerLot), 'down'));
    return [valuation.worth(pair.base.assetId, amount)];
  });
  return {
    ...people,
    records: exchange.lastSequence,
    orders,
    volume: text(volume),
    fees: text(fees.map(({ assetId, available }) => valuation.worth(assetId, available))),
    openInterest: text(open),
    deposits,
  };
}
