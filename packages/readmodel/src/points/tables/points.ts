import { pointsExchangeFields, pointsMoveFields } from '@candor/exchange/rules';
import { whole } from '../../schema/column.ts';
import { columnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** Every movement of everybody's points. */
export const pointsMoves = table('points_moves', { ...columnsOf(pointsMoveFields), at_ms: whole() }, ['move_id'], {
  on: ['account_id', 'move_id'],
});

/** Every exchange of points for an item of the shop. */
export const pointsExchanges = table('points_exchanges', { ...columnsOf(pointsExchangeFields), at_ms: whole() }, [
  'exchange_id',
]);
