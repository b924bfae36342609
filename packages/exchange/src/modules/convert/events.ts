import { struct } from '@candor/kernel';
import { accountId, amount, assetId, quoteId } from '../../vocabulary.ts';

export const convertEvents = {
  'convert.converted': [
    52,
    struct({
      quoteId,
      accountId,
      fromAssetId: assetId,
      toAssetId: assetId,
      fromAmount: amount,
      toAmount: amount,
      fee: amount,
      /** ×10^18, as in the quote. */
      midRate: amount,
      rate: amount,
    }),
  ],
} as const;
