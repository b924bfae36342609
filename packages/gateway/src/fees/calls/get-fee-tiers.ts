import { getFeeTiers } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { feeTierAt, feeVolumeDays } from '@candor/exchange/rules';
import { dayMs, dayOf, done } from '@candor/kernel';
import { atomsToText, percentOfPpm, type Ppm } from '@candor/money';
import { type Pair, usdtId } from '../../market/instruments.ts';
import { serve } from '../../serving/serve.ts';

export default serve(getFeeTiers, async ({ exchange, market, clock }, _input, { session }) => {
  const { code, scale } = market.instruments.assetOf(usdtId);
  const [tiers, volume] = await Promise.all([
    exchange.query('feeTiers'),
    session && exchange.query('feeVolume', session.accountId as AccountId),
  ]);
  const { pairs } = market.instruments;
  return done({
    code,
    days: feeVolumeDays,
    makerFee: percentOfPpm(commonest(pairs, ({ makerFee }) => makerFee)),
    takerFee: percentOfPpm(commonest(pairs, ({ takerFee }) => takerFee)),
    tiers: tiers.map(({ volumeFrom, makerShare, takerShare }) => ({
      volumeFrom: atomsToText(volumeFrom, scale),
      makerShare,
      takerShare,
    })),
    ...(volume !== undefined &&
      tiers.length > 0 && {
        own: {
          volume: atomsToText(volume, scale),
          tier: feeTierAt(tiers, volume),
          changesAtMs: (dayOf(clock()) + 1) * dayMs,
        },
      }),
  });
});

/** The rate that most pairs have; of equals the one of the earliest pair. */
function commonest(pairs: readonly Pair[], rateOf: (pair: Pair) => Ppm): Ppm {
  const counts = new Map<Ppm, number>();
  for (const pair of pairs) counts.set(rateOf(pair), (counts.get(rateOf(pair)) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? (0 as Ppm);
}
