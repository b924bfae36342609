import { pointsExchangeFields, pointsMoveFields } from '@candor/exchange/rules';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowMaker } from '../../schema/fields.ts';
import { pointsMovesList } from '../lists.ts';
import { pointsExchanges, pointsMoves } from '../tables/points.ts';

const moveRow = rowMaker(pointsMoves, pointsMoveFields);
const exchangeRow = rowMaker(pointsExchanges, pointsExchangeFields);

/** Movements of points, and what they were exchanged for. */
export const pointsProjector: ProjectorMaker = (store) => ({
  handlers: {
    'points.moved'(event, { atMs }) {
      store.points_moves.insert(moveRow(event, { at_ms: atMs }));
      store.counter.add(pointsMovesList, event.accountId, { kind: event.kind }, 1);
    },
    'points.exchanged'(event, { atMs }) {
      store.points_exchanges.insert(exchangeRow(event, { at_ms: atMs }));
    },
  },
});
