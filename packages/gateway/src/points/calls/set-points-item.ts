import { setPointsItem } from '@candor/api';
import type { PointsItemId } from '@candor/exchange';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setPointsItem, (deps, { note: _note, isOffered, ...input }, { operator }) =>
  submitChange(deps, operator, {
    type: 'points.set_item',
    ...input,
    itemId: input.itemId as PointsItemId,
    isOffered: isOffered ? 'yes' : 'no',
  }),
);
