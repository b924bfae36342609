import { openDualProduct } from '@candor/api';
import { reject } from '@candor/kernel';
import { atomsFromText, priceFromText } from '@candor/money';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(openDualProduct, async (deps, { note: _note, ...input }, { operator }) => {
  const pair = deps.market.instruments.pair(input.pairId);
  if (pair === undefined) return reject('pair_not_found');
  const share = atomsFromText(input.share, (input.direction === 'call' ? pair.base : pair.quote).scale);
  const linkedPrice = priceFromText(input.linkedPrice);
  if (share === undefined || linkedPrice === undefined) return reject('amount_invalid');
  return submitChange(deps, operator, {
    type: 'dual.open_product',
    ...input,
    pairId: pair.pairId,
    share,
    linkedPrice,
  });
});
