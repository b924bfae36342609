import { setHouseMaker } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(setHouseMaker, 'spot.set_maker', {
  change({ market }, input) {
    const pair = market.instruments.pair(input.pairId);
    if (pair === undefined) return reject('pair_not_found');
    const quantity = atomsFromText(input.quantity, pair.base.scale);
    return quantity === undefined ? reject('amount_invalid') : done({ ...input, pairId: pair.pairId, quantity });
  },
  fields({ market }, { type: _type, ...terms }) {
    const { scale } = market.instruments.pairOf(terms.pairId).base;
    return { ...terms, quantity: atomsToText(terms.quantity, scale) };
  },
});
