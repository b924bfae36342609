import { buyDual } from '@candor/api';
import type { DualProductId } from '@candor/exchange';
import { done, Fault } from '@candor/kernel';
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
  // Read before the command: by its answer the purchase may be settled, and the product gone.
  const offered = (await deps.exchange.query('dualProduct', productId))?.terms;
  const bought = await submitFor(deps, user, command, requestId);
  if (!bought.ok) return bought;
  const { purchaseId, stake, baseOut, quoteOut } = bought.value;
  // A request that is repeated after its product has gone: what was bought is in the history.
  const bound = offered ?? (await ownPurchase(deps, accountId, purchaseId));
  if (bound === undefined) throw new Fault('readmodel_behind', 'a purchase that was made is not in the lists yet');
  const { base, quote } = deps.market.instruments.pairOf(bound.pairId);
  const staked = bound.direction === 'call' ? base : quote;
  return done({
    purchaseId,
    stake: atomsToText(stake, staked.scale),
    baseOut: atomsToText(baseOut, base.scale),
    quoteOut: atomsToText(quoteOut, quote.scale),
  });
});
