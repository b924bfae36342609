import type { NftItemId } from '@candor/exchange';
import { nftMoveFields } from '@candor/exchange/rules';
import type { ReadDatabase } from '../../queries/database.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { recordMaker, type RecordOf } from '../../schema/fields.ts';

interface NftMovesRequest extends PageRequest {
  readonly itemId: NftItemId;
}

export interface NftMoveRecord extends RecordOf<typeof nftMoveFields> {
  readonly atMs: number;
  /** Of the journal. */
  readonly sequence: number;
}

const moveRecord = recordMaker(nftMoveFields);

/** Every owner that a copy has had, the present one first and the one for whom it was minted last. */
export async function nftMoves(db: ReadDatabase, request: NftMovesRequest): Promise<Page<NftMoveRecord>> {
  const { itemId } = request;
  const { limit, offset } = rangeOf(request);
  const item = await db
    .selectFrom('nft_items')
    .innerJoin('nft_works', 'nft_works.work_id', 'nft_items.work_id')
    .select(['moves', 'nft_items.work_id', 'creator_id', 'minted_at_ms', 'minted_sequence'])
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  if (item === undefined) return { rows: [], total: 0 };
  const rows = await db
    .selectFrom('nft_moves')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const moves = rows.map((row) => ({ ...moveRecord(row), atMs: row.at_ms, sequence: row.sequence }));
  const total = item.moves + 1;
  if (offset + limit < total || offset >= total) return { rows: moves, total };
  const minted: NftMoveRecord = {
    itemId,
    workId: item.work_id,
    cause: 'minted',
    toId: item.creator_id,
    atMs: item.minted_at_ms,
    sequence: item.minted_sequence,
  };
  return { rows: [...moves, minted], total };
}
