import { setPointsTask } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { serveChange, yesOrNo } from '../../serving/serve-change.ts';

export default serveChange(setPointsTask, 'points.set_task', {
  change({ market }, { isOffered, ...input }) {
    const per = atomsFromText(input.per, market.instruments.assetOf(usdtId).scale);
    return per === undefined ? reject('amount_invalid') : done({ ...input, per, isOffered: yesOrNo(isOffered) });
  },
  fields: ({ market }, { type: _type, per, isOffered, ...terms }) => ({
    ...terms,
    per: atomsToText(per, market.instruments.assetOf(usdtId).scale),
    isOffered: isOffered === 'yes',
  }),
  draft: ({ exchange }, { type: _type, ...terms }) => ({
    page: '/pages/coin/index',
    core: { pointsTasks: async () => (terms.isOffered === 'yes' ? [await exchange.query('pointsTaskOn', terms)] : []) },
    own: [],
  }),
});
