import type { EventOf } from '@candor/exchange';
import { hex } from '@candor/kernel/hash';
import type { RowOf } from '../schema/table.ts';
import type { nftEntries, nftWorks } from './tables/nft.ts';

type EntryRow = RowOf<typeof nftEntries>;
type WorkRow = RowOf<typeof nftWorks>;

/** A price as it is sorted by. The highest that can be bid is one above what is counted exactly. */
export function withPrice(price: bigint): Pick<EntryRow, 'price' | 'price_falling'> {
  const shown = Math.min(Number(price), Number.MAX_SAFE_INTEGER);
  return { price: shown, price_falling: -shown };
}

function ofWork({ kind, rarity, creator_id, work_id, content_hash }: WorkRow) {
  return { subject: 'item', is_shown: 'yes', kind, rarity, creator_id, work_id, content_hash } as const;
}

/** The one row of a work of which no copy is on sale. */
export function idleEntry(work: WorkRow): EntryRow {
  return {
    ...ofWork(work),
    id: work.first_item_id,
    mode: 'none',
    is_idle: 1,
    asset_id: 0,
    ...withPrice(0n),
    ends_at_ms: 0,
    at_ms: work.minted_at_ms,
  };
}

export function saleEntry(work: WorkRow, sale: EventOf<'nft.listed'>, atMs: number): EntryRow {
  return {
    ...ofWork(work),
    id: sale.itemId,
    mode: sale.mode,
    is_idle: 0,
    asset_id: sale.assetId,
    ...withPrice(sale.price),
    ends_at_ms: sale.endsAtMs,
    at_ms: atMs,
  };
}

export function seriesEntry(series: EventOf<'nft.series_opened'>, atMs: number): EntryRow {
  return {
    subject: 'series',
    id: series.seriesId,
    is_shown: 'yes',
    kind: 'box',
    rarity: '',
    creator_id: series.creatorId,
    work_id: 0,
    content_hash: hex(series.contentHash),
    mode: 'fixed',
    is_idle: 0,
    asset_id: series.assetId,
    ...withPrice(series.price),
    ends_at_ms: series.endsAtMs,
    at_ms: atMs,
  };
}
