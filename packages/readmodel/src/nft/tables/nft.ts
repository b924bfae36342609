import type { AccountId, AssetId, NftItemId, NftSaleId, NftSeriesId, NftWorkId } from '@candor/exchange';
import {
  nftDrawFields,
  type NftKind,
  type NftMode,
  nftMoveFields,
  nftOrderFields,
  type NftOrderState,
  type NftRarity,
  nftSaleFields,
  type NftSaleEnd,
  nftSeriesFields,
  nftWorkFields,
} from '@candor/exchange/rules';
import { atoms, optional, whole, word } from '../../schema/column.ts';
import { columnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

export const nftWorks = table(
  'nft_works',
  {
    ...columnsOf(nftWorkFields),
    /** Copies that are on sale. */
    on_sale: whole(),
    minted_at_ms: whole(),
    /** Of the journal. */
    minted_sequence: whole(),
  },
  ['work_id'],
  { on: ['creator_id', 'work_id'] },
);

/** Copies of works. What is set aside for blind boxes is known to the core alone. */
export const nftItems = table(
  'nft_items',
  {
    item_id: whole<NftItemId>(),
    work_id: whole<NftWorkId>(),
    owner_id: whole<AccountId>(),
    owned_at_ms: whole(),
    /** On sale, or sold and not paid yet. */
    is_selling: word<'no' | 'yes'>(),
    /** The number of its rows in `nft_moves`. */
    moves: whole(),
    last_price_atoms: optional(atoms()),
    last_asset_id: optional(whole<AssetId>()),
    last_sale_id: optional(whole<NftSaleId>()),
  },
  ['item_id'],
  { on: ['owner_id', 'owned_at_ms', 'item_id'] },
  { on: ['owner_id', 'is_selling', 'owned_at_ms', 'item_id'] },
);

/** Every sale, with the end that it has now and how it ended. */
export const nftSales = table(
  'nft_sales',
  {
    ...columnsOf(nftSaleFields),
    current_atoms: optional(atoms()),
    leader_id: optional(whole<AccountId>()),
    bid_count: whole(),
    bidders: whole(),
    /** Rows in `nft_bids`, and the number of the last one, which is the highest. */
    bid_rows: whole(),
    last_bid: whole(),
    end: optional(word<NftSaleEnd>()),
    ended_at_ms: optional(whole()),
  },
  ['sale_id'],
  { on: ['ended_at_ms', 'sale_id', 'seller_id', 'item_id'], where: 'ended_at_ms is null' },
);

/**
 * Bids, and the answers to them which the exchange gave within the highest bidder's limit. An answer has an odd number, one
 * above that of the bid.
 */
export const nftBids = table(
  'nft_bids',
  {
    sale_id: whole<NftSaleId>(),
    number: whole(),
    item_id: whole<NftItemId>(),
    account_id: whole<AccountId>(),
    bid_atoms: atoms(),
    at_ms: whole(),
    /** Of the journal. */
    sequence: whole(),
  },
  ['sale_id', 'number'],
  { on: ['account_id', 'sequence', 'number'] },
);

export const nftOrders = table(
  'nft_orders',
  {
    ...columnsOf(nftOrderFields),
    state: word<NftOrderState>(),
    is_due: word<'no' | 'yes'>(),
    opened_at_ms: whole(),
    paid_at_ms: optional(whole()),
    expired_at_ms: optional(whole()),
  },
  ['order_id'],
  { on: ['buyer_id', 'order_id'] },
  { on: ['buyer_id', 'is_due', 'order_id'] },
);

/** Changes of owner, numbered from 1 within each item. Minting is none: the work has it. */
export const nftMoves = table(
  'nft_moves',
  { ...columnsOf(nftMoveFields), number: whole(), at_ms: whole(), sequence: whole() },
  ['item_id', 'number'],
);

export const nftSeries = table(
  'nft_series',
  {
    ...columnsOf(nftSeriesFields),
    sold: whole(),
    opened: whole(),
    /** SHA-256 of the next secret seed. */
    next_hash: word(),
    last_seed: optional(word()),
    opened_at_ms: whole(),
    ended_at_ms: optional(whole()),
  },
  ['series_id'],
);

/** The list of prizes of a series; places from 0, as they were hashed. */
export const nftPrizes = table(
  'nft_prizes',
  {
    series_id: whole<NftSeriesId>(),
    place: whole(),
    work_id: whole<NftWorkId>(),
    count: whole(),
    /** Not drawn so far. */
    left_count: whole(),
  },
  ['series_id', 'place'],
);

export const nftDraws = table(
  'nft_draws',
  {
    ...columnsOf(nftDrawFields),
    /** Of whole numbers, as JSON. */
    weights: word(),
    at_ms: whole(),
  },
  ['box_id'],
  { on: ['series_id', 'nonce'] },
  { on: ['account_id', 'at_ms', 'box_id'] },
);

/** Those who have made works. */
export const nftArtists = table(
  'nft_artists',
  {
    creator_id: whole<AccountId>(),
    works: whole(),
    /** Copies of their works that are on sale, by any seller. */
    on_sale: whole(),
    /** Others who own a copy. */
    owners: whole(),
  },
  ['creator_id'],
  { on: ['works', 'creator_id'] },
);

/** Copies of an artist's works that another one owns. */
export const nftHoldings = table(
  'nft_holdings',
  { creator_id: whole<AccountId>(), owner_id: whole<AccountId>(), items: whole() },
  ['creator_id', 'owner_id'],
);

export type NftEntryKind = NftKind | 'box';
type NftEntryMode = NftMode | 'none';

/**
 * The market's list: each copy on sale, the first copy of each work of which none is, and each series of blind boxes that has not
 * ended. Each order has an index with all that lists are filtered by, so that a rare filter walks no rows.
 */
export const nftEntries = table(
  'nft_entries',
  {
    subject: word<'item' | 'series'>(),
    /** Of the item or the series. */
    id: whole(),
    is_shown: word<'no' | 'yes'>(),
    kind: word<NftEntryKind>(),
    /** Empty of a series. */
    rarity: word<NftRarity | ''>(),
    creator_id: whole<AccountId>(),
    /** 0 of a series. */
    work_id: whole<NftWorkId | 0>(),
    content_hash: word(),
    mode: word<NftEntryMode>(),
    /** 1 of what is not on sale: it comes last, whatever the order. */
    is_idle: whole<0 | 1>(),
    /** 0 of what is not on sale. */
    asset_id: whole<AssetId | 0>(),
    /** The present price in the asset's atoms: below 2^53. */
    price: whole(),
    price_falling: whole(),
    ends_at_ms: whole(),
    /** Since when it is what it is: on sale, minted, or opened as a series. */
    at_ms: whole(),
  },
  ['subject', 'id'],
  {
    on: ['is_shown', 'at_ms', 'subject', 'id', 'kind', 'mode', 'rarity', 'creator_id', 'asset_id', 'price', 'work_id'],
  },
  {
    on: [
      'is_shown',
      'is_idle',
      'ends_at_ms',
      'subject',
      'id',
      'kind',
      'mode',
      'rarity',
      'creator_id',
      'asset_id',
      'price',
      'work_id',
    ],
  },
  {
    on: [
      'is_shown',
      'is_idle',
      'asset_id',
      'price',
      'subject',
      'id',
      'kind',
      'mode',
      'rarity',
      'creator_id',
      'work_id',
    ],
  },
  {
    on: [
      'is_shown',
      'is_idle',
      'asset_id',
      'price_falling',
      'subject',
      'id',
      'kind',
      'mode',
      'rarity',
      'creator_id',
      'price',
      'work_id',
    ],
  },
  {
    on: ['creator_id', 'is_shown', 'at_ms', 'subject', 'id', 'kind', 'mode', 'rarity', 'asset_id', 'price', 'work_id'],
  },
  { on: ['work_id', 'is_shown', 'at_ms', 'subject', 'id'] },
  { on: ['content_hash', 'is_shown', 'at_ms', 'subject', 'id'] },
);

/** The number of rows that the list shows, by what it is filtered by: a total is a sum over a handful of rows. */
export const nftEntryCounts = table(
  'nft_entry_counts',
  {
    kind: word<NftEntryKind>(),
    mode: word<NftEntryMode>(),
    rarity: word<NftRarity | ''>(),
    asset_id: whole<AssetId | 0>(),
    count: whole(),
  },
  ['kind', 'mode', 'rarity', 'asset_id'],
);
