import { assert, done, present, reject } from '@candor/kernel';
import { type Atoms, plus } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { house } from '../../ledger-words.ts';
import type { AccountId, AssetId, QuoteId } from '../../vocabulary.ts';
import type { Asset } from '../catalog/catalog.ts';
import type { OpenQuote, Terms } from './desk.ts';
import { isConvertible, sideOf, spreadBetween } from './pricing.ts';
import { conversionFigures, hasMoved, midRateOf, openQuotesMax, quoteValidMs, valueInUnit } from './rules.ts';
import { homeWalletOf } from '../catalog/wallet-type.ts';
import { houseAvailable, settle } from './settle.ts';
import type { ConvertSlice } from './slice.ts';

/**
 * A quote that is fixed for eight seconds. It is a command, so that the conversion is carried out as shown, on any
 * machine and after any crash; the number of an account's quotes is bounded, and a new one replaces an open one of the
 * same two assets.
 */
export function quote(core: ConvertSlice, command: CommandOf<'convert.quote'>): OutcomeOf<'convert.quote'> {
  const { catalog, convert, convertDesk: desk } = core;
  const { accountId, amount } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (!core.products.allows(accountId, 'convert')) return reject('product_unavailable');
  const from = catalog.assets.get(command.fromAssetId);
  const to = catalog.assets.get(command.toAssetId);
  if (from === undefined || to === undefined) return reject('asset_not_found');
  if (from === to) return reject('convert_same_asset');
  const { terms } = desk;
  if (terms === undefined || !isConvertible(core, from) || !isConvertible(core, to))
    return reject('convert_not_offered');
  if (amount <= 0n) return reject('amount_invalid');
  const open = desk.openQuotesOf(accountId);
  const former = open.find((one) => isSamePair(one, from, to));
  const isFull = open.length - (former === undefined ? 0 : 1) >= openQuotesMax;
  if (isFull || !desk.mayAsk(accountId, core.nowMs)) return reject('too_many_quotes');
  // Fiat has a rate without an index, and the age of that is by a time that is in doubt too.
  if (core.clock.fault !== undefined) return reject('clock_fault');
  const given = sideOf(core, from);
  const received = sideOf(core, to);
  if (!given.ok) return given;
  if (!received.ok) return received;
  const { scale: unitScale } = unitOf(core);
  if (valueInUnit(amount, given.value, unitScale, 'down') < terms.minValue) return reject('convert_too_small');
  const value = valueInUnit(amount, given.value, unitScale, 'up');
  if (value > terms.maxValue) return reject('convert_too_large');
  const overLimit = limitReached(core, terms, { accountId, fromAssetId: from.assetId, toAssetId: to.assetId, value });
  if (overLimit !== undefined) return reject(overLimit);
  const spread = spreadBetween(core, terms, from, to);
  const figures = conversionFigures(amount, given.value, received.value, { spread, fee: terms.fee });
  if (figures.toAmount <= 0n) return reject('convert_too_small');
  if (houseAvailable(core, to.assetId) < figures.gross) return reject('liquidity_insufficient');

  if (former !== undefined) desk.keepQuote({ ...former, status: 'replaced' });
  const quoteId = convert.nextQuoteId as QuoteId;
  convert.nextQuoteId += 1;
  const expiresAtMs = core.nowMs + quoteValidMs;
  const asked = { quoteId, fromAssetId: from.assetId, toAssetId: to.assetId, fromAmount: amount };
  desk.keepQuote({ ...asked, ...figures, accountId, value, expiresAtMs, status: 'open' });
  core.timers.set(expiresAtMs + 1, 'convert.quote_expiry', quoteId);
  const minuteEndsAtMs = desk.countQuote(accountId, core.nowMs);
  if (minuteEndsAtMs !== undefined) core.timers.set(minuteEndsAtMs, 'convert.minute_end', accountId);
  const { toAmount, fee, midRate, rate } = figures;
  return done({ ...asked, toAmount, fee, midRate, rate, expiresAtMs });
}

/** Executes a quote as it was shown or refuses it; it is never re-priced (RULES 13). */
export function accept(
  core: ConvertSlice,
  { accountId, quoteId }: CommandOf<'convert.accept'>,
): OutcomeOf<'convert.accept'> {
  const { convert, convertDesk: desk, ledger } = core;
  const quoted = desk.quotes.get(quoteId);
  if (quoted === undefined) return reject(quoteId < convert.nextQuoteId ? 'quote_expired' : 'quote_not_found');
  // Another user's quote gets the same answer as none: numbers are guessable.
  if (quoted.accountId !== accountId) return reject('quote_not_found');
  if (quoted.status === 'used') return reject('quote_used');
  if (quoted.status === 'replaced') return reject('quote_replaced');
  const { fromAssetId, toAssetId } = quoted;
  if (!core.products.allows(accountId, 'convert')) return reject('product_unavailable');
  // Its price and its end are by a time that is in doubt.
  if (core.clock.fault !== undefined) return reject('clock_fault');
  const given = sideOf(core, assetOf(core, fromAssetId));
  const received = sideOf(core, assetOf(core, toAssetId));
  if (!given.ok) return given;
  if (!received.ok) return received;
  if (hasMoved(quoted, midRateOf(given.value.worth, received.value.worth))) return reject('quote_moved');
  const terms = present(desk.terms, 'a quote was made under terms');
  const overLimit = limitReached(core, terms, quoted);
  if (overLimit !== undefined) return reject(overLimit);
  const source = ledger.wallet(accountId, homeWalletOf(core, fromAssetId), fromAssetId);
  if (ledger.available(source) < quoted.fromAmount) return reject('balance_insufficient');
  if (houseAvailable(core, toAssetId) < quoted.gross) return reject('liquidity_insufficient');

  desk.keepQuote({ ...quoted, status: 'used' });
  count(core, accountId, fromAssetId, quoted.value);
  count(core, accountId, toAssetId, quoted.value);
  count(core, house.liquidity, toAssetId, quoted.value);
  return done(settle(core, quoted));
}

type Limited = Pick<OpenQuote, 'accountId' | 'fromAssetId' | 'toAssetId' | 'value'>;

/**
 * The limit of a day that a conversion would exceed: the account's on either asset, or the house's on the asset it
 * gives.
 */
function limitReached(core: ConvertSlice, terms: Terms, { accountId, fromAssetId, toAssetId, value }: Limited) {
  const { convertDesk: desk, nowMs } = core;
  const isWithin = (owner: AccountId, assetId: AssetId, max: Atoms) =>
    plus(desk.usedOf(owner, assetId, nowMs), value) <= max;
  const isOwn =
    isWithin(accountId, fromAssetId, terms.accountDayMax) && isWithin(accountId, toAssetId, terms.accountDayMax);
  if (!isOwn) return 'convert_day_limit';
  return isWithin(house.liquidity, toAssetId, terms.houseDayMax) ? undefined : 'convert_house_limit';
}

function count(core: ConvertSlice, owner: AccountId, assetId: AssetId, value: Atoms): void {
  const endsAtMs = core.convertDesk.countUse(owner, assetId, value, core.nowMs);
  if (endsAtMs !== undefined) core.timers.set(endsAtMs, 'convert.day_end', owner);
}

/** Either direction: two quotes that face each other would be a straddle. */
function isSamePair(quoted: OpenQuote, from: Asset, to: Asset): boolean {
  const { fromAssetId, toAssetId } = quoted;
  return (
    (fromAssetId === from.assetId && toAssetId === to.assetId) ||
    (fromAssetId === to.assetId && toAssetId === from.assetId)
  );
}

function assetOf(core: ConvertSlice, assetId: AssetId): Asset {
  return present(core.catalog.assets.get(assetId), 'a quote is of listed assets');
}

function unitOf(core: ConvertSlice): Asset {
  const { unitOfAccount } = core.catalog;
  assert(unitOfAccount !== undefined, 'what is priced has a unit of account');
  return assetOf(core, unitOfAccount);
}
