import type { AccountId, AssetId, NftItemId, NftSaleId, NftSeriesId, NftWorkId } from '@candor/exchange';
import {
  nftDrawFields,
  nftOrderFields,
  type NftOrderState,
  nftSaleFields,
  type NftSaleEnd,
  nftSeriesFields,
  nftWorkFields,
} from '@candor/exchange/rules';
import type { Atoms } from '@candor/money';
import type { Selectable } from 'kysely';
import { amountOrNull, atomsOf, withoutNulls } from '../queries/amounts.ts';
import { recordMaker, type RecordOf } from '../schema/fields.ts';
import type { ReadSchema } from '../schema/index.ts';

export interface NftWorkRecord extends RecordOf<typeof nftWorkFields> {
  /** Copies that are on sale. */
  readonly onSale: number;
  readonly mintedAtMs: number;
}

const mintedRecord = recordMaker(nftWorkFields);

export function nftWorkRecord(row: Selectable<ReadSchema['nft_works']>): NftWorkRecord {
  return { ...mintedRecord(row), onSale: row.on_sale, mintedAtMs: row.minted_at_ms };
}

/** A copy of a work. */
export interface NftItemRecord {
  readonly itemId: NftItemId;
  readonly workId: NftWorkId;
  readonly ownerId: AccountId;
  readonly isSelling: boolean;
  /** The price that was paid for it last. */
  readonly lastPrice?: { readonly price: Atoms; readonly assetId: AssetId };
  readonly lastSaleId?: NftSaleId;
}

export function nftItemRecord(row: Selectable<ReadSchema['nft_items']>): NftItemRecord {
  const { last_price_atoms: price, last_asset_id: assetId } = row;
  return {
    itemId: row.item_id,
    workId: row.work_id,
    ownerId: row.owner_id,
    isSelling: row.is_selling === 'yes',
    ...(price === null || assetId === null ? {} : { lastPrice: { price: atomsOf(price), assetId } }),
    ...withoutNulls({ lastSaleId: row.last_sale_id }),
  };
}

/** A sale, running or ended. Its reserve price stays the seller's: `end` says whether it was reached. */
export interface NftSaleRecord extends Omit<RecordOf<typeof nftSaleFields>, 'reserve'> {
  readonly hasReserve: boolean;
  readonly current?: Atoms;
  readonly leaderId?: AccountId;
  readonly bidCount: number;
  readonly bidders: number;
  readonly end?: NftSaleEnd;
  readonly endedAtMs?: number;
}

const listedRecord = recordMaker(nftSaleFields);

export function nftSaleRecord(row: Selectable<ReadSchema['nft_sales']>): NftSaleRecord {
  const { reserve, ...listed } = listedRecord(row);
  return {
    ...listed,
    hasReserve: reserve !== undefined,
    bidCount: row.bid_count,
    bidders: row.bidders,
    ...withoutNulls({
      current: amountOrNull(row.current_atoms),
      leaderId: row.leader_id,
      end: row.end,
      endedAtMs: row.ended_at_ms,
    }),
  };
}

export interface NftOrderRecord extends RecordOf<typeof nftOrderFields> {
  readonly state: NftOrderState;
  readonly openedAtMs: number;
  readonly paidAtMs?: number;
  readonly expiredAtMs?: number;
}

const orderRecord = recordMaker(nftOrderFields);

export function nftOrderRecord(row: Selectable<ReadSchema['nft_orders']>): NftOrderRecord {
  return {
    ...orderRecord(row),
    state: row.state,
    openedAtMs: row.opened_at_ms,
    ...withoutNulls({ paidAtMs: row.paid_at_ms, expiredAtMs: row.expired_at_ms }),
  };
}

/** A bid, or an answer that the exchange gave within the limit of the highest bidder. */
export interface NftBidRecord {
  readonly saleId: NftSaleId;
  readonly itemId: NftItemId;
  readonly accountId: AccountId;
  readonly bid: Atoms;
  /** It is the highest of its sale. */
  readonly isLeading: boolean;
  readonly atMs: number;
}

interface NftSeriesPrize {
  readonly workId: NftWorkId;
  readonly count: number;
  readonly left: number;
}

/** A series of blind boxes, also one that has ended. */
export interface NftSeriesRecord extends RecordOf<typeof nftSeriesFields> {
  readonly prizes: readonly NftSeriesPrize[];
  readonly sold: number;
  readonly opened: number;
  readonly nextHash: string;
  readonly lastSeed?: string;
  readonly openedAtMs: number;
  readonly endedAtMs?: number;
}

const seriesRecord = recordMaker(nftSeriesFields);

export function nftSeriesRecord(
  row: Selectable<ReadSchema['nft_series']>,
  prizes: readonly Selectable<ReadSchema['nft_prizes']>[],
): NftSeriesRecord {
  return {
    ...seriesRecord(row),
    prizes: prizes.map(({ work_id, count, left_count }) => ({ workId: work_id, count, left: left_count })),
    sold: row.sold,
    opened: row.opened,
    nextHash: row.next_hash,
    openedAtMs: row.opened_at_ms,
    ...withoutNulls({ lastSeed: row.last_seed, endedAtMs: row.ended_at_ms }),
  };
}

export interface NftDrawRecord extends RecordOf<typeof nftDrawFields> {
  /** The counts of the prizes before the draw. */
  readonly weights: readonly number[];
  readonly atMs: number;
}

const drawRecord = recordMaker(nftDrawFields);

export function nftDrawRecord(row: Selectable<ReadSchema['nft_draws']>): NftDrawRecord {
  return { ...drawRecord(row), weights: JSON.parse(row.weights) as number[], atMs: row.at_ms };
}

/** A row of the market's list. */
export type NftEntryRecord =
  | { readonly subject: 'item'; readonly itemId: NftItemId }
  | { readonly subject: 'series'; readonly seriesId: NftSeriesId };
