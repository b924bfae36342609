import { setCreditCaps } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { serveChange } from '../../serving/serve-change.ts';
import { termsOf } from '../limits.ts';

export default serveChange(setCreditCaps, 'funding.set_operator_caps', {
  async change(deps, input) {
    const { limitAssetId } = await termsOf(deps);
    const { scale } = deps.market.instruments.assetOf(limitAssetId);
    const [hourMax, dayMax] = [atomsFromText(input.hourMax, scale), atomsFromText(input.dayMax, scale)];
    if (hourMax === undefined || dayMax === undefined) return reject('amount_invalid');
    return done({ hourMax, dayMax });
  },
  async fields(deps, { hourMax, dayMax }) {
    const { limitAssetId } = await termsOf(deps);
    const { scale } = deps.market.instruments.assetOf(limitAssetId);
    return { hourMax: atomsToText(hourMax, scale), dayMax: atomsToText(dayMax, scale) };
  },
});
