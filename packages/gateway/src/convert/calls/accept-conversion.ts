import { acceptConversion } from '@candor/api';
import type { QuoteId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { conversionRowOf } from '../../ledger/present/funds.ts';
import { serveUser } from '../../serving/serve.ts';
import { submit } from '../../serving/submit.ts';

export default serveUser(acceptConversion, async (deps, input, { user }) => {
  const { instruments } = deps.market;
  const quoteId = input.quoteId as QuoteId;
  const { accountId } = user;
  // A quote never changes, so the one compared here is the one accepted below; an unknown one is refused there, or
  // repeated.
  const quote = await deps.exchange.query('convertQuote', accountId, quoteId);
  if (quote !== undefined) {
    const { fromAssetId = quote.fromAssetId, toAssetId = quote.toAssetId } = input;
    const amount =
      input.amount === undefined
        ? quote.fromAmount
        : atomsFromText(input.amount, instruments.assetOf(quote.fromAssetId).scale);
    const isAsQuoted =
      fromAssetId === quote.fromAssetId && toAssetId === quote.toAssetId && amount === quote.fromAmount;
    if (!isAsQuoted) return reject('quote_differs');
  }
  const { outcome, sequence } = await submit(
    deps,
    user,
    { type: 'convert.accept', accountId, quoteId },
    input.requestId,
  );
  if (!outcome.ok) return outcome;
  const conversion = await deps.conversions.find(user, quoteId, sequence);
  return done(conversionRowOf(instruments, conversion));
});
