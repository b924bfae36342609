import { previewRecurring } from '@candor/api';
import { quotedSpread, rateScale } from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { textOf } from '@candor/messages/server';
import { atomsFromText, atomsToText, percentOfPpm } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { costOf } from '../plan-rows.ts';

export default serveUser(previewRecurring, async (deps, input, { user, lang }) => {
  const from = deps.market.instruments.asset(input.fromAssetId);
  const to = deps.market.instruments.asset(input.toAssetId);
  if (from === undefined || to === undefined) return reject('asset_not_found');
  const amount = atomsFromText(input.amount, from.scale);
  if (amount === undefined) return reject('amount_invalid');
  const wanted = { accountId: user.accountId, fromAssetId: from.assetId, toAssetId: to.assetId, amount };
  const [{ rejects, figures }, terms] = await Promise.all([
    deps.exchange.query('previewRecurring', wanted),
    deps.exchange.query('convertTerms'),
  ]);
  if (figures === undefined || terms === undefined) {
    const code = rejects ?? 'convert_not_offered';
    return done({ rejectCode: code, rejectText: textOf(code, lang) });
  }
  return done({
    toAmount: atomsToText(figures.toAmount, to.scale),
    fee: atomsToText(figures.fee, to.scale),
    feePercent: percentOfPpm(terms.fee),
    spreadPercent: percentOfPpm(quotedSpread(figures)),
    price: costOf(amount, from.scale, figures.toAmount, to.scale),
    midRate: atomsToText(figures.midRate, rateScale),
  });
});
