import type { AccountId, PointsExchangeId } from '@candor/exchange';
import { pointsExchangeFields, pointsMoveFields, type PointsMoveKind } from '@candor/exchange/rules';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { recordMaker, type RecordOf } from '../../schema/fields.ts';
import { pointsMovesList } from '../lists.ts';

interface PointsMovesRequest extends PageRequest {
  readonly accountId: AccountId;
  /** Only these; all when absent. */
  readonly kinds?: readonly PointsMoveKind[] | undefined;
}

/** A movement of points; of an exchange with the item that they were exchanged for. */
export interface PointsMoveRecord extends RecordOf<typeof pointsMoveFields> {
  readonly exchange?: RecordOf<typeof pointsExchangeFields>;
  readonly atMs: number;
}

const moveRecord = recordMaker(pointsMoveFields);
const exchangeRecord = recordMaker(pointsExchangeFields);

/** The movements of an account's points, the last first. */
export async function pointsMoves(db: ReadDatabase, request: PointsMovesRequest): Promise<Page<PointsMoveRecord>> {
  const { accountId, kinds } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('points_moves')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds as readonly PointsMoveKind[]))
    .orderBy('move_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const moves = rows.map((row) => ({ ...moveRecord(row), atMs: row.at_ms }));
  const exchanges = await exchangesOf(
    db,
    moves.flatMap(({ kind, reference }) =>
      kind === 'exchanged' && reference !== undefined ? [reference as PointsExchangeId] : [],
    ),
  );
  return {
    rows: moves.map((move) => {
      const exchange = move.kind === 'exchanged' ? exchanges.get(move.reference ?? 0) : undefined;
      return exchange === undefined ? move : { ...move, exchange };
    }),
    total: await listTotal(db, pointsMovesList, accountId, { kinds }),
  };
}

async function exchangesOf(db: ReadDatabase, ids: readonly PointsExchangeId[]) {
  if (ids.length === 0) return new Map<number, RecordOf<typeof pointsExchangeFields>>();
  const rows = await db.selectFrom('points_exchanges').selectAll().where('exchange_id', 'in', ids).execute();
  return new Map<number, RecordOf<typeof pointsExchangeFields>>(
    rows.map((row) => [row.exchange_id, exchangeRecord(row)]),
  );
}
