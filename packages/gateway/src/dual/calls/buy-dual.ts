import { buyDual } from '@candor/api';
import type { DualProductId } from '@candor/exchange';
import { done, present } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { ownPurchase } from '../own-purchase.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(buyDual, async (deps, { shares, reinvestMin, requestId, ...input }, { user }) => {
  const { accountId } = user;
  const productId = input.productId as DualProductId;
  const termsHash = Buffer.from(input.termsHash, 'hex');
  const command = {
    type: 'dual.buy',
    accountId,
    productId,
    shares,
    termsHash,
    ...(reinvestMin === undefined ? {} : { reinvest: { interestMin: reinvestMin } }),
  } as const;
  const bought = await submitFor(deps, user, command, requestId);
  if (!bought.ok) return bought;
  const { purchaseId, stake, baseOut, quoteOut } = bought.value;
  const purchase = present(
    await ownPurchase(deps, accountId, purchaseId),
    'a purchase that was made is live, or in the history',
  );
  const { base, quote } = deps.market.instruments.pairOf(purchase.pairId);
  const staked = purchase.direction === 'call' ? base : quote;
  return done({
    purchaseId,
    stake: atomsToText(stake, staked.scale),
    baseOut: atomsToText(baseOut, base.scale),
    quoteOut: atomsToText(quoteOut, quote.scale),
  });
});
