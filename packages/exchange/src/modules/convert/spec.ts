import { listOf, struct, text, uint } from '@candor/kernel';
import { command, defineSpec, operators } from '../../spec.ts';
import { accountId, amount, assetId, ppm, priceOf, quoteId } from '../../vocabulary.ts';
import { convertRejects } from './rejects.ts';

/** The terms on which conversions are offered. Values are in atoms of the unit of account. */
export const convertTerms = struct({
  /** Taken off the index rate: at least between coins, at least where fiat is given or received, and at most. */
  spread: ppm,
  fiatSpread: ppm,
  spreadMax: ppm,
  /** The spread is this many times the mean movement of four seconds, where that is more than the least. */
  movementFactor: uint,
  /** Taken off the amount received. */
  fee: ppm,
  minValue: amount,
  maxValue: amount,
  /** The daily amount of one asset that an account may give or receive, and that the house gives. */
  accountDayMax: amount,
  houseDayMax: amount,
});

export const convertSpec = defineSpec({
  name: 'convert',
  commands: {
    /** Terms of the first rules: without limits, and with one spread for everything. */
    'convert.set_former_terms': command(
      50,
      operators,
      struct({ spread: ppm, fee: ppm, minValue: amount }),
      struct({}),
      convertRejects['convert.set_former_terms'],
    ),
    'convert.quote': command(
      51,
      'user',
      struct({ accountId, fromAssetId: assetId, toAssetId: assetId, amount }),
      struct({
        quoteId,
        fromAssetId: assetId,
        toAssetId: assetId,
        fromAmount: amount,
        /** The amount that the user receives, after spread and fee. */
        toAmount: amount,
        /** In the asset received. */
        fee: amount,
        /** Whole units of `to` per whole unit of `from`, by the index and as applied, both ×10^18. */
        midRate: amount,
        rate: amount,
        expiresAtMs: uint,
      }),
      convertRejects['convert.quote'],
    ),
    'convert.accept': command(
      52,
      'user',
      struct({ accountId, quoteId }),
      struct({
        quoteId,
        fromAssetId: assetId,
        toAssetId: assetId,
        fromAmount: amount,
        toAmount: amount,
        fee: amount,
      }),
      convertRejects['convert.accept'],
    ),
    /** Whole balances into the unit of account at the prices of the moment, for no less than `leastTotal` in all. */
    'convert.sweep': command(
      550,
      'user',
      struct({ accountId, assetIds: listOf(assetId), leastTotal: amount }),
      /** One conversion of each balance that brought anything. */
      struct({ quoteIds: listOf(quoteId), total: amount, fee: amount }),
      convertRejects['convert.sweep'],
    ),
    'convert.set_terms': command(150, operators, convertTerms, struct({}), convertRejects['convert.set_terms']),
    /** The number of fiat units that equal one unit of account, with the source and the time of that rate. */
    'convert.set_fiat_terms': command(
      151,
      operators,
      struct({ assetId, fiatRate: priceOf, source: text, asOfMs: uint }),
      struct({}),
      convertRejects['convert.set_fiat_terms'],
    ),
  },
  facts: {
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
  },
});
