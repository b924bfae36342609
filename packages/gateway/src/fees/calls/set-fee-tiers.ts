import { setFeeTiers } from '@candor/api';
import type { FeeTier } from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText, type Ppm } from '@candor/money';
import listFeeMonths from '../../ledger/calls/list-fee-months.ts';
import { usdtId } from '../../market/instruments.ts';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(setFeeTiers, 'fees.set_tiers', {
  change({ market }, input) {
    const { scale } = market.instruments.assetOf(usdtId);
    const tiers: FeeTier[] = [];
    for (const [from = '', maker, taker] of input.tiers) {
      const volumeFrom = atomsFromText(from, scale);
      if (volumeFrom === undefined) return reject('amount_invalid');
      tiers.push({ volumeFrom, makerShare: Number(maker) as Ppm, takerShare: Number(taker) as Ppm });
    }
    return done({ tiers });
  },
  fields({ market }, { tiers }) {
    const { scale } = market.instruments.assetOf(usdtId);
    return {
      tiers: tiers.map(({ volumeFrom, makerShare, takerShare }) => [
        atomsToText(volumeFrom, scale),
        `${makerShare}`,
        `${takerShare}`,
      ]),
    };
  },
  draft: (_, { tiers }) => ({
    page: '/pages/fund/fees',
    core: { feeTiers: async () => tiers },
    own: [listFeeMonths],
  }),
});
