import { previewDual } from '@candor/api';
import type { AccountId, DualProductId } from '@candor/exchange';
import { dualPayoutsFor, dualStakeFor } from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { atomsToText } from '@candor/money';
import { omitUndefined } from '../../serving/read-input.ts';
import { serve } from '../../serving/serve.ts';

/** Refuses what the core would refuse: of a signed-in user also what only they may not. */
export default serve(previewDual, async ({ exchange, market }, { shares, ...input }, { session }) => {
  const productId = input.productId as DualProductId;
  const accountId = session?.accountId as AccountId | undefined;
  const [product, refusal] = await Promise.all([
    exchange.query('dualProduct', productId),
    exchange.query('dualRefusal', { productId, shares, ...omitUndefined({ accountId }) }),
  ]);
  if (refusal !== undefined) return reject(refusal);
  if (product === undefined) return reject('dual_not_offered');
  const { terms, hash } = product;
  const { base, quote } = market.instruments.pairOf(terms.pairId);
  const stake = dualStakeFor(terms.share, shares);
  const { baseOut, quoteOut } = dualPayoutsFor(stake, terms, { base: base.scale, quote: quote.scale });
  return done({
    termsHash: hex(hash),
    stake: atomsToText(stake, (terms.direction === 'call' ? base : quote).scale),
    baseOut: atomsToText(baseOut, base.scale),
    quoteOut: atomsToText(quoteOut, quote.scale),
  });
});
