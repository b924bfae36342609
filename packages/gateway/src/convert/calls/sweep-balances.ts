import { sweepBalances } from '@candor/api';
import type { AssetId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { conversionRowOf } from '../../ledger/present/funds.ts';
import { serveUser } from '../../serving/serve.ts';
import { submit } from '../../serving/submit.ts';

export default serveUser(sweepBalances, async (deps, { assetIds, requestId, ...input }, { user }) => {
  const { instruments, valuation } = deps.market;
  const { accountId } = user;
  const leastTotal = atomsFromText(input.leastTotal, valuation.usdtScale);
  if (leastTotal === undefined) return reject('amount_invalid');
  const command = { type: 'convert.sweep', accountId, assetIds: assetIds as AssetId[], leastTotal } as const;
  const { outcome, sequence } = await submit(deps, user, command, requestId);
  if (!outcome.ok) return outcome;
  const { quoteIds, total, fee } = outcome.value;
  const conversions = await Promise.all(quoteIds.map((quoteId) => deps.conversions.find(user, quoteId, sequence)));
  return done({
    conversions: conversions.map((conversion) => conversionRowOf(instruments, conversion)),
    total: atomsToText(total, valuation.usdtScale),
    fee: atomsToText(fee, valuation.usdtScale),
  });
});
