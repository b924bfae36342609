import { setPairFees } from '@candor/api';
import type { PairId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(setPairFees, 'catalog.set_pair_fees', {
  change: (_, { pairId, makerFee, takerFee }) => done({ pairId: pairId as PairId, makerFee, takerFee }),
  fields: (_, { pairId, makerFee, takerFee }) => ({ pairId, makerFee, takerFee }),
  draft: ({ market }, { pairId, makerFee, takerFee }) => ({
    page: `/pages/transaction/currency?symbol=${pairId}&tab=about`,
    pairs: [{ ...market.instruments.pairOf(pairId), makerFee, takerFee }],
  }),
});
