import { openDualProduct } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText, priceFromText, priceToText } from '@candor/money';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(openDualProduct, 'dual.open_product', {
  change({ market }, input) {
    const pair = market.instruments.pair(input.pairId);
    if (pair === undefined) return reject('pair_not_found');
    const share = atomsFromText(input.share, (input.direction === 'call' ? pair.base : pair.quote).scale);
    const linkedPrice = priceFromText(input.linkedPrice);
    if (share === undefined || linkedPrice === undefined) return reject('amount_invalid');
    return done({ ...input, pairId: pair.pairId, share, linkedPrice });
  },
  fields({ market }, { type: _type, ...terms }) {
    const { base, quote } = market.instruments.pairOf(terms.pairId);
    return {
      ...terms,
      share: atomsToText(terms.share, (terms.direction === 'call' ? base : quote).scale),
      linkedPrice: priceToText(terms.linkedPrice),
    };
  },
  draft: ({ exchange }, { type: _type, ...terms }) => ({
    page: `/pages/invest/invest?direction=${terms.direction}`,
    core: { dualProducts: async () => [await exchange.query('dualProductOn', terms)] },
  }),
});
