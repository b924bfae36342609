import { struct, uint } from '@candor/kernel';
import { accountId, amount, assetId, ppm, quoteId } from '../../vocabulary.ts';

export const convertCommands = {
  /** `spread` is taken off the index rate, `fee` off what is received; `minValue` is in atoms of the unit of account. */
  'convert.set_terms': [50, struct({ spread: ppm, fee: ppm, minValue: amount })],
  'convert.quote': [51, struct({ accountId, fromAssetId: assetId, toAssetId: assetId, amount })],
  'convert.accept': [52, struct({ accountId, quoteId })],
} as const;

export const convertResults = {
  'convert.set_terms': struct({}),
  'convert.quote': struct({
    quoteId,
    fromAssetId: assetId,
    toAssetId: assetId,
    fromAmount: amount,
    /** What the user receives, after spread and fee. */
    toAmount: amount,
    /** In the asset received. */
    fee: amount,
    /** Whole units of `to` per whole unit of `from`, by the index and as applied, both ×10^18. */
    midRate: amount,
    rate: amount,
    expiresAtMs: uint,
  }),
  'convert.accept': struct({
    quoteId,
    fromAssetId: assetId,
    toAssetId: assetId,
    fromAmount: amount,
    toAmount: amount,
    fee: amount,
  }),
} as const;
