import { setPairStatus } from '@candor/api';
import type { PairId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(setPairStatus, 'catalog.set_pair_status', {
  change: (_, { pairId, status }) => done({ pairId: pairId as PairId, status }),
  fields: (_, { pairId, status }) => ({ pairId, status }),
  draft: ({ market }, { pairId, status }) => ({
    page: `/pages/transaction/currency?symbol=${pairId}&tab=about`,
    pairs: [{ ...market.instruments.pairOf(pairId), status }],
  }),
});
