import { previewSweep } from '@candor/api';
import type { AssetId } from '@candor/exchange';
import { rateScale } from '@candor/exchange/rules';
import { done } from '@candor/kernel';
import { textOf } from '@candor/messages/server';
import { atomsToText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(previewSweep, async (deps, { assetIds }, { user, lang }) => {
  const { instruments, valuation } = deps.market;
  const plan = await deps.exchange.query('previewSweep', user.accountId, assetIds as AssetId[]);
  const { rejects, lines, total, fee } = plan;
  return done({
    ...(rejects === undefined ? {} : { rejectCode: rejects, rejectText: textOf(rejects, lang) }),
    lines: lines.map(({ fromAssetId, fromAmount, toAmount, fee: ofLine, rate }) => ({
      fromAssetId,
      fromAmount: atomsToText(fromAmount, instruments.assetOf(fromAssetId).scale),
      toAmount: atomsToText(toAmount, valuation.usdtScale),
      fee: atomsToText(ofLine, valuation.usdtScale),
      rate: atomsToText(rate, rateScale),
    })),
    total: atomsToText(total, valuation.usdtScale),
    fee: atomsToText(fee, valuation.usdtScale),
  });
});
