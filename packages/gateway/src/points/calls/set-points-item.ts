import { setPointsItem } from '@candor/api';
import type { PointsItemId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveChange, yesOrNo } from '../../serving/serve-change.ts';

export default serveChange(setPointsItem, 'points.set_item', {
  change: (_, { itemId, isOffered, ...item }) =>
    done({ ...item, itemId: itemId as PointsItemId, isOffered: yesOrNo(isOffered) }),
  fields: (_, { type: _type, isOffered, ...item }) => ({ ...item, isOffered: isOffered === 'yes' }),
  draft: ({ exchange }, { type: _type, ...item }) => ({
    page: '/pages/coin/index?tab=shop',
    core: { pointsItems: async () => (item.isOffered === 'yes' ? [await exchange.query('pointsItemOn', item)] : []) },
    own: [],
  }),
});
