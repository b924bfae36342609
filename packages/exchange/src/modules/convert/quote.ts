import { done, present, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { QuoteId } from '../../vocabulary.ts';
import type { Asset } from '../catalog/catalog.ts';
import { homeWalletOf } from '../catalog/wallet-type.ts';
import type { OpenQuote } from './desk.ts';
import { assetOf, countUses, limitReached, offeredPair, planConversion } from './planning.ts';
import { sideOf } from './pricing.ts';
import { hasMoved, midRateOf, openQuotesMax, quoteValidMs } from './rules.ts';
import { houseAvailable, settle } from './settle.ts';
import type { ConvertSlice } from './slice.ts';

/**
 * A quote that is fixed for eight seconds. It is a command, so that the conversion is carried out as shown, on any
 * machine and after any crash; the number of an account's quotes is bounded, and a new one replaces an open one of the
 * same two assets.
 */
export function quote(core: ConvertSlice, command: CommandOf<'convert.quote'>): OutcomeOf<'convert.quote'> {
  const { convert, convertDesk: desk } = core;
  const { accountId, amount } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (!core.products.allows(accountId, 'convert')) return reject('product_unavailable');
  const pair = offeredPair(core, command);
  if (!pair.ok) return pair;
  const { from, to } = pair.value;
  if (amount <= 0n) return reject('amount_invalid');
  const open = desk.openQuotesOf(accountId);
  const former = open.find((one) => isSamePair(one, from, to));
  const isFull = open.length - (former === undefined ? 0 : 1) >= openQuotesMax;
  if (isFull || !desk.mayAsk(accountId, core.nowMs)) return reject('too_many_quotes');
  const planned = planConversion(core, command, pair.value);
  if (!planned.ok) return planned;

  if (former !== undefined) desk.keepQuote({ ...former, status: 'replaced' });
  const quoteId = convert.nextQuoteId as QuoteId;
  convert.nextQuoteId += 1;
  const expiresAtMs = core.nowMs + quoteValidMs;
  const asked = { quoteId, fromAssetId: from.assetId, toAssetId: to.assetId, fromAmount: amount };
  desk.keepQuote({ ...asked, ...planned.value, accountId, expiresAtMs, status: 'open' });
  core.timers.set(expiresAtMs + 1, 'convert.quote_expiry', quoteId);
  const minuteEndsAtMs = desk.countQuote(accountId, core.nowMs);
  if (minuteEndsAtMs !== undefined) core.timers.set(minuteEndsAtMs, 'convert.minute_end', accountId);
  const { toAmount, fee, midRate, rate } = planned.value;
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
  countUses(core, quoted);
  return done(settle(core, quoted));
}

/** Either direction: two quotes that face each other would be a straddle. */
function isSamePair(quoted: OpenQuote, from: Asset, to: Asset): boolean {
  const { fromAssetId, toAssetId } = quoted;
  return (
    (fromAssetId === from.assetId && toAssetId === to.assetId) ||
    (fromAssetId === to.assetId && toAssetId === from.assetId)
  );
}
