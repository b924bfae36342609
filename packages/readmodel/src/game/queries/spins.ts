import type { AccountId } from '@candor/exchange';
import { drawFields, spinFields } from '@candor/exchange/rules';
import { withoutNulls } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { optionalRecordMaker, recordMaker, type RecordOf } from '../../schema/fields.ts';
import { spinsList } from '../lists.ts';
import type { SpinState } from '../tables/game.ts';

interface SpinsRequest extends PageRequest {
  readonly accountId: AccountId;
}

/** A turn of the wheel, with its result once it is drawn. */
export interface SpinRecord extends RecordOf<typeof spinFields> {
  readonly state: SpinState;
  readonly draw?: RecordOf<typeof drawFields>;
  readonly spunAtMs: number;
}

const spunRecord = recordMaker(spinFields);
const drawRecord = optionalRecordMaker(drawFields);

/** An account's turns, the last first. */
export async function spins(db: ReadDatabase, request: SpinsRequest): Promise<Page<SpinRecord>> {
  const { accountId } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('spins')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('spin_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: rows.map((row) => ({
      ...spunRecord(row),
      state: row.state,
      spunAtMs: row.spun_at_ms,
      ...withoutNulls({ draw: drawRecord(row) }),
    })),
    total: await listTotal(db, spinsList, accountId),
  };
}
