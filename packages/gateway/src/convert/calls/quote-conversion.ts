import { quoteConversion } from '@candor/api';
import { quotedSpread, rateScale } from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { type Atoms, atomsFromText, atomsToText, percentOfPpm, zero } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(quoteConversion, async (deps, input, { user }) => {
  const { instruments, valuation } = deps.market;
  const from = instruments.asset(input.fromAssetId);
  const to = instruments.asset(input.toAssetId);
  if (from === undefined || to === undefined) return reject('asset_not_found');
  const { accountId } = user;
  const offer = await deps.exchange.query('convertOffer', accountId, from.assetId, to.assetId);
  if (offer === undefined) return reject('convert_not_offered');
  const fromAccountType = from.assetClass === 'fiat' ? 'fiat' : 'spot';
  const balances = await deps.exchange.query('balances', accountId);
  const given = balances.find(({ walletType, assetId }) => walletType === fromAccountType && assetId === from.assetId);
  const valueText = (value: Atoms) => atomsToText(value, valuation.usdtScale);
  const common = {
    fromAssetId: from.assetId,
    toAssetId: to.assetId,
    spreadPercent: percentOfPpm(offer.spread),
    feePercent: percentOfPpm(offer.fee),
    minValue: valueText(offer.minValue),
    maxValue: valueText(offer.maxValue),
    dayMax: valueText(offer.dayMax),
    dayLeft: valueText(offer.dayLeft),
    fromAccountType,
    toAccountType: to.assetClass === 'fiat' ? 'fiat' : 'spot',
    available: atomsToText(given?.available ?? zero, from.scale),
  } as const;
  if (input.amount === undefined) return done(common);

  const amount = atomsFromText(input.amount, from.scale);
  if (amount === undefined) return reject('amount_invalid');
  const asked = { accountId, fromAssetId: from.assetId, toAssetId: to.assetId, amount };
  const quoted = await submitFor(deps, user, { type: 'convert.quote', ...asked });
  if (!quoted.ok) return quoted;
  const { quoteId, fromAmount, toAmount, fee, midRate, rate, expiresAtMs } = quoted.value;
  return done({
    ...common,
    spreadPercent: percentOfPpm(quotedSpread({ midRate, rate })),
    midRate: atomsToText(midRate, rateScale),
    rate: atomsToText(rate, rateScale),
    quoteId,
    fromAmount: atomsToText(fromAmount, from.scale),
    toAmount: atomsToText(toAmount, to.scale),
    fee: atomsToText(fee, to.scale),
    expiresAtMs,
  });
});
