import type { AccountId, AssetId } from '@candor/exchange';
import type { SharedFee } from '@candor/exchange/rules';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { rebatesList } from '../lists.ts';

/** The place of a rebate in the journal, from which a list goes on. */
interface RebatePlace {
  readonly sequence: number;
  readonly index: number;
}

interface RebatesRequest {
  readonly inviterId: AccountId;
  /** Only those before it; from the newest on when absent. */
  readonly before?: RebatePlace | undefined;
  readonly limit: number;
}

export interface RebateRecord extends RebatePlace {
  readonly friendId: AccountId;
  readonly assetId: AssetId;
  readonly feeKind: SharedFee;
  readonly fee: Atoms;
  readonly friendPart: Atoms;
  readonly inviterPart: Atoms;
  readonly atMs: number;
}

interface Rebates {
  readonly rows: readonly RebateRecord[];
  /** Of all of them. */
  readonly total: number;
}

/** The rebates of an inviter, the newest first: rows that come meanwhile shift nothing. */
export async function rebates(db: ReadDatabase, { inviterId, before, limit }: RebatesRequest): Promise<Rebates> {
  const rows = await db
    .selectFrom('rebates')
    .selectAll()
    .where('inviter_id', '=', inviterId)
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('sequence', 'event_index'), '<', tuple(before?.sequence ?? 0, before?.index ?? 0)),
      ),
    )
    .orderBy('sequence', 'desc')
    .orderBy('event_index', 'desc')
    .limit(limit)
    .execute();
  return {
    rows: rows.map((row) => ({
      sequence: row.sequence,
      index: row.event_index,
      friendId: row.account_id,
      assetId: row.asset_id,
      feeKind: row.fee_kind,
      fee: atomsOf(row.fee_atoms),
      friendPart: atomsOf(row.friend_atoms),
      inviterPart: atomsOf(row.inviter_atoms),
      atMs: row.at_ms,
    })),
    total: await listTotal(db, rebatesList, inviterId),
  };
}
