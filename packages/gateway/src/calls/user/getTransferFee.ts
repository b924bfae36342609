import { quoteConversion } from '@candor/contract';
import { rateScale } from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText, zero } from '@candor/money';
import { percentText } from '../../present/decimals.ts';
import { serveUser } from '../../serve.ts';
import { submitFor } from '../../submit.ts';

export default serveUser(quoteConversion, async (deps, input, { user }) => {
  const { instruments, valuation } = deps.market;
  const from = instruments.asset(input.fromAssetId);
  const to = instruments.asset(input.toAssetId);
  if (from === undefined || to === undefined) return reject('asset_not_found');
  const terms = await deps.exchange.query('convertTerms');
  if (terms === undefined) return reject('convert_not_offered');
  const balances = await deps.exchange.query('balances', user.accountId);
  const spot = balances.find(({ walletType, assetId }) => walletType === 'change' && assetId === from.assetId);
  const common = {
    fromAssetId: from.assetId,
    toAssetId: to.assetId,
    spreadPercent: percentText(terms.spread),
    feePercent: percentText(terms.fee),
    minValue: atomsToText(terms.minValue, valuation.usdtScale),
    available: atomsToText(spot?.available ?? zero, from.scale),
  };
  if (input.amount === undefined) return done(common);

  const amount = atomsFromText(input.amount, from.scale);
  if (amount === undefined) return reject('amount_invalid');
  const quoted = await submitFor(quoteConversion, deps, user, {
    type: 'convert.quote',
    accountId: user.accountId,
    fromAssetId: from.assetId,
    toAssetId: to.assetId,
    amount,
  });
  if (!quoted.ok) return quoted;
  const { quoteId, fromAmount, toAmount, fee, midRate, rate, expiresAtMs } = quoted.value;
  return done({
    ...common,
    midRate: atomsToText(midRate, rateScale),
    rate: atomsToText(rate, rateScale),
    quoteId,
    fromAmount: atomsToText(fromAmount, from.scale),
    toAmount: atomsToText(toAmount, to.scale),
    fee: atomsToText(fee, to.scale),
    expiresAtMs,
  });
});
