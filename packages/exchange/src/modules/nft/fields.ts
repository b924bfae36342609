import { amount, bytes, count, type Fields, hash, id, optional, ppm, word } from '../../fields.ts';
import type {
  AccountId,
  AssetId,
  NftBoxId,
  NftItemId,
  NftOrderId,
  NftSaleId,
  NftSeriesId,
  NftWorkId,
} from '../../vocabulary.ts';

/** The medium of a work; `gif` is whatever moves without a sound and goes round. Positions are wire numbers: add at the end. */
export const nftKinds = ['image', 'gif', 'audio', 'video'] as const;
export type NftKind = (typeof nftKinds)[number];

export const nftRarities = ['common', 'rare', 'epic', 'legendary'] as const;
export type NftRarity = (typeof nftRarities)[number];

export const nftModes = ['fixed', 'auction'] as const;
export type NftMode = (typeof nftModes)[number];

/**
 * The place of an item between owners. `due`: an auction of it has ended, and a bidder has to pay; `boxed`: a prize of a series of
 * blind boxes.
 */
export const nftItemStates = ['free', 'on_sale', 'due', 'boxed'] as const;
export type NftItemState = (typeof nftItemStates)[number];

/** `sold`: at its fixed price; `won`: the highest bidder has to pay; `unsold`: nobody came; `reserve_not_met`: nobody came near enough. */
export const nftSaleEnds = ['sold', 'won', 'unsold', 'reserve_not_met'] as const;
export type NftSaleEnd = (typeof nftSaleEnds)[number];

/** `won`: the highest bid; `second_chance`: the next one, after the winner has not paid. */
export const nftOrderKinds = ['won', 'second_chance'] as const;

/** The last two are final. */
export const nftOrderStates = ['due', 'paid', 'expired'] as const;
export type NftOrderState = (typeof nftOrderStates)[number];

export const nftMoveCauses = ['minted', 'sale', 'auction', 'box'] as const;
export type NftMoveCause = (typeof nftMoveCauses)[number];

/** A box is sealed until its user opens it; while it is `opening`, its seed is awaited. */
export const nftBoxStates = ['sealed', 'opening', 'opened'] as const;

/** A work: what never changes about it. Its items, one for each copy, have numbers in a row. */
export const nftWorkFields = {
  workId: id<NftWorkId>(),
  creatorId: id<AccountId>(),
  kind: word(nftKinds),
  rarity: word(nftRarities),
  /** The part of each later sale that its creator gets. */
  royalty: ppm,
  editions: count,
  firstItemId: id<NftItemId>(),
  /** SHA-256 of its description: its media, names and texts, which the platform keeps. */
  contentHash: hash,
  /** The time that the winner of an auction has to pay; shorter than a day in demonstrations only. */
  paymentMs: count,
} as const satisfies Fields;

/** A sale as it is opened; of these only the end ever changes. Prices are in the asset. */
export const nftSaleFields = {
  saleId: id<NftSaleId>(),
  itemId: id<NftItemId>(),
  sellerId: id<AccountId>(),
  mode: word(nftModes),
  assetId: id<AssetId>(),
  /** The fixed price, or the lowest first bid. */
  price: amount,
  /** The least that a bid is above the one before; with a fixed price none. */
  raise: amount,
  /** To be set aside before the first bid. */
  deposit: amount,
  /** The price below which the item stays with its seller. */
  reserve: optional(amount),
  startsAtMs: count,
  endsAtMs: count,
} as const satisfies Fields;

/** A bid, and where it leaves the auction. The limit of the highest bidder is theirs alone, and in no fact. */
export const nftBidFields = {
  saleId: id<NftSaleId>(),
  itemId: id<NftItemId>(),
  accountId: id<AccountId>(),
  /** The price that the bidder is seen to bid: less than their limit, unless that was passed. */
  bid: amount,
  leaderId: id<AccountId>(),
  /** The highest bidder before, who no longer is. */
  outbidId: optional(id<AccountId>()),
  /** The highest bid from now on; above the one before. */
  current: amount,
  /** The bids of the auction so far. */
  bidCount: count,
  endsAtMs: count,
} as const satisfies Fields;

/** An order to pay after an auction. */
export const nftOrderFields = {
  orderId: id<NftOrderId>(),
  kind: word(nftOrderKinds),
  saleId: id<NftSaleId>(),
  itemId: id<NftItemId>(),
  buyerId: id<AccountId>(),
  sellerId: id<AccountId>(),
  assetId: id<AssetId>(),
  price: amount,
  /** The part of it that is set aside already. */
  deposit: amount,
  deadlineMs: count,
} as const satisfies Fields;

/** The parts of a price that is paid: what is left of it is the seller's. */
export const nftPaymentFields = {
  price: amount,
  fee: amount,
  royalty: amount,
} as const satisfies Fields;

/** An item passes from one owner to the next. */
export const nftMoveFields = {
  itemId: id<NftItemId>(),
  workId: id<NftWorkId>(),
  cause: word(nftMoveCauses),
  /** Absent where it was minted. */
  fromId: optional(id<AccountId>()),
  toId: id<AccountId>(),
  /** The price that was paid; absent where nothing was paid for this very item. */
  price: optional(amount),
  assetId: optional(id<AssetId>()),
} as const satisfies Fields;

/** A series of blind boxes. Its prizes are listed beside these. */
export const nftSeriesFields = {
  seriesId: id<NftSeriesId>(),
  creatorId: id<AccountId>(),
  assetId: id<AssetId>(),
  /** Of one box. */
  price: amount,
  boxes: count,
  /** The most boxes that one user can buy. */
  accountMax: count,
  startsAtMs: count,
  endsAtMs: count,
  /** SHA-256 of the first secret seed, which is the SHA-256 of the second, and so on: it fixes all of them before the sale. */
  commitment: hash,
  /** SHA-256 of the list of prizes (`prizeListHash`). */
  listHash: hash,
  contentHash: hash,
} as const satisfies Fields;

/** The draw of a box: with what was public before, everything that is needed to check it. */
export const nftDrawFields = {
  boxId: id<NftBoxId>(),
  seriesId: id<NftSeriesId>(),
  accountId: id<AccountId>(),
  /** Its place among the boxes of the series that were opened, from 1. */
  nonce: count,
  /** Chosen by the user: ASCII. */
  clientSeed: bytes,
  /** The secret seed: its SHA-256 is the seed of the box before, or the commitment. */
  seed: hash,
  ticket: count,
  /** The position of the prize in the list. */
  prize: count,
  workId: id<NftWorkId>(),
  itemId: id<NftItemId>(),
} as const satisfies Fields;
