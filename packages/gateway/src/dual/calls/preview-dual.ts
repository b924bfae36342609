import { previewDual } from '@candor/api';
import type { DualProductId } from '@candor/exchange';
import { dualPayoutsFor, dualStakeFor } from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { atomsToText } from '@candor/money';
import { serve } from '../../serving/serve.ts';

export default serve(previewDual, async ({ exchange, market }, { shares, ...input }) => {
  const product = await exchange.query('dualProduct', input.productId as DualProductId);
  if (product === undefined || product.isClosed) return reject('dual_not_offered');
  const { terms, hash, leftShares } = product;
  if (shares > leftShares) return reject('dual_sold_out');
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
