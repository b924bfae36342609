import { struct, text, uint } from '@candor/kernel';
import { accountId, amount, assetId, ppm, priceOf, quoteId } from '../../vocabulary.ts';

/** What conversions are offered at. Values are in atoms of the unit of account. */
export const convertTerms = struct({
  /** Taken off the index rate: at least between coins, at least where fiat is given or received, and at most. */
  spread: ppm,
  fiatSpread: ppm,
  spreadMax: ppm,
  /** The spread is this many times the mean movement of four seconds, where that is more than the least. */
  movementFactor: uint,
  /** Taken off what is received. */
  fee: ppm,
  minValue: amount,
  maxValue: amount,
  /** How much of one asset an account may give or receive in a day, and how much of one asset the house gives. */
  accountDayMax: amount,
  houseDayMax: amount,
});

export const convertCommands = {
  /** Terms of the first rules: without limits, and with one spread for everything. */
  'convert.set_former_terms': [50, struct({ spread: ppm, fee: ppm, minValue: amount })],
  'convert.quote': [51, struct({ accountId, fromAssetId: assetId, toAssetId: assetId, amount })],
  'convert.accept': [52, struct({ accountId, quoteId })],
  'convert.set_terms': [150, convertTerms],
  /** How many of a fiat are one unit of account, who says so, and when it was so. */
  'convert.set_fiat_terms': [151, struct({ assetId, fiatRate: priceOf, source: text, asOfMs: uint })],
} as const;

export const convertResults = {
  'convert.set_former_terms': struct({}),
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
  'convert.set_terms': struct({}),
  'convert.set_fiat_terms': struct({}),
} as const;
