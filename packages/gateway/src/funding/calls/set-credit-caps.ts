import { setCreditCaps } from '@candor/api';
import { reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { termsOf } from '../limits.ts';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setCreditCaps, async (deps, input, { operator }) => {
  const { limitAssetId } = await termsOf(deps);
  const { scale } = deps.market.instruments.assetOf(limitAssetId);
  const [hourMax, dayMax] = [atomsFromText(input.hourMax, scale), atomsFromText(input.dayMax, scale)];
  if (hourMax === undefined || dayMax === undefined) return reject('amount_invalid');
  return submitChange(deps, operator, { type: 'funding.set_operator_caps', hourMax, dayMax });
});
