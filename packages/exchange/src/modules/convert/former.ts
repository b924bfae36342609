import { done, reject } from '@candor/kernel';
import { notionalOf } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { QuoteId } from '../../vocabulary.ts';
import type { Asset } from '../catalog/catalog.ts';
import { worthOf } from '../index-prices/worth.ts';
import { conversionFigures, formerQuoteValidMs, worthAtPrice } from './rules.ts';
import { houseAvailable, settle } from './settle.ts';
import type { ConvertSlice } from './slice.ts';

function isConvertible(core: ConvertSlice, asset: Asset): boolean {
  const isPriced =
    asset.assetId === core.catalog.unitOfAccount || core.catalog.pricingPair(asset.assetId) !== undefined;
  return asset.assetClass === 'coin' && isPriced;
}

/** A quote under the rules before revision 1: as many as one likes, of any size, never withdrawn. */
export function formerQuote(core: ConvertSlice, command: CommandOf<'convert.quote'>): OutcomeOf<'convert.quote'> {
  const { catalog, convert } = core;
  const { accountId, amount } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (!core.products.allows(accountId, 'convert')) return reject('product_unavailable');
  const from = catalog.assets.get(command.fromAssetId);
  const to = catalog.assets.get(command.toAssetId);
  if (from === undefined || to === undefined) return reject('asset_not_found');
  if (from === to) return reject('convert_same_asset');
  const { terms } = convert;
  if (terms === undefined || !isConvertible(core, from) || !isConvertible(core, to))
    return reject('convert_not_offered');
  if (amount <= 0n) return reject('amount_invalid');
  const fromPrice = worthOf(core, from.assetId);
  const toPrice = worthOf(core, to.assetId);
  if (fromPrice === undefined || toPrice === undefined) return reject('index_stale');
  const unit = catalog.assets.get(catalog.unitOfAccount as Asset['assetId']) as Asset;
  const value = notionalOf(amount, fromPrice, { base: from.scale, quote: unit.scale }, 'down');
  if (value < terms.minValue) return reject('convert_too_small');
  const figures = conversionFigures(
    amount,
    { scale: from.scale, worth: worthAtPrice(fromPrice) },
    { scale: to.scale, worth: worthAtPrice(toPrice) },
    terms,
  );
  if (figures.toAmount <= 0n) return reject('convert_too_small');
  if (houseAvailable(core, to.assetId) < figures.gross) return reject('liquidity_insufficient');

  const quoteId = convert.nextQuoteId as QuoteId;
  convert.nextQuoteId += 1;
  const expiresAtMs = core.nowMs + formerQuoteValidMs;
  const asked = { quoteId, fromAssetId: from.assetId, toAssetId: to.assetId, fromAmount: amount };
  convert.quotes.set(quoteId, { ...asked, ...figures, accountId, expiresAtMs, isUsed: false });
  core.timers.set(expiresAtMs + 1, 'convert.quote_expiry', quoteId);
  const { toAmount, fee, midRate, rate } = figures;
  return done({ ...asked, toAmount, fee, midRate, rate, expiresAtMs });
}

/** Executes such a quote as it was shown, whatever the index has done since. */
export function formerAccept(core: ConvertSlice, command: CommandOf<'convert.accept'>): OutcomeOf<'convert.accept'> {
  const { convert, ledger } = core;
  const { accountId } = command;
  const quote = convert.quotes.get(command.quoteId);
  if (quote === undefined) return reject(command.quoteId < convert.nextQuoteId ? 'quote_expired' : 'quote_not_found');
  // Another user's quote gets the same answer as none: numbers are guessable.
  if (quote.accountId !== accountId) return reject('quote_not_found');
  if (quote.isUsed) return reject('quote_used');
  // Its price and its end are by a time that is in doubt.
  if (core.clock.fault !== undefined) return reject('clock_fault');
  const source = ledger.wallet(accountId, 'spot', quote.fromAssetId);
  if (ledger.available(source) < quote.fromAmount) return reject('balance_insufficient');
  if (houseAvailable(core, quote.toAssetId) < quote.gross) return reject('liquidity_insufficient');

  convert.quotes.set(quote.quoteId, { ...quote, isUsed: true });
  return done(settle(core, quote));
}
