import { struct, text, uint } from '@candor/kernel';
import { command, defineSpec, operators } from '../../spec.ts';
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

export const convertSpec = defineSpec({
  name: 'convert',
  commands: {
    /** Terms of the first rules: without limits, and with one spread for everything. */
    'convert.set_former_terms': command(
      50,
      operators,
      struct({ spread: ppm, fee: ppm, minValue: amount }),
      struct({}),
      ['not_permitted', 'amount_invalid'],
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
        /** What the user receives, after spread and fee. */
        toAmount: amount,
        /** In the asset received. */
        fee: amount,
        /** Whole units of `to` per whole unit of `from`, by the index and as applied, both ×10^18. */
        midRate: amount,
        rate: amount,
        expiresAtMs: uint,
      }),
      [
        'account_not_found',
        'product_unavailable',
        'asset_not_found',
        'convert_same_asset',
        'convert_not_offered',
        'amount_invalid',
        'too_many_quotes',
        'clock_fault',
        'fiat_rate_stale',
        'index_stale',
        'convert_too_small',
        'convert_too_large',
        'convert_day_limit',
        'convert_house_limit',
        'liquidity_insufficient',
      ],
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
      [
        'quote_not_found',
        'quote_expired',
        'quote_used',
        'quote_replaced',
        'product_unavailable',
        'clock_fault',
        'fiat_rate_stale',
        'index_stale',
        'quote_moved',
        'convert_day_limit',
        'convert_house_limit',
        'balance_insufficient',
        'liquidity_insufficient',
      ],
    ),
    'convert.set_terms': command(150, operators, convertTerms, struct({}), ['terms_invalid']),
    /** How many of a fiat are one unit of account, who says so, and when it was so. */
    'convert.set_fiat_terms': command(
      151,
      operators,
      struct({ assetId, fiatRate: priceOf, source: text, asOfMs: uint }),
      struct({}),
      ['asset_not_found', 'fiat_rate_invalid'],
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
