import { struct, text, uint } from '@candor/kernel';
import { accountId, amount, assetId, priceOf, quoteId } from '../../vocabulary.ts';
import { convertTerms } from './commands.ts';

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
  'convert.terms_set': [150, convertTerms],
  'convert.fiat_terms_set': [151, struct({ assetId, fiatRate: priceOf, source: text, asOfMs: uint })],
} as const;
