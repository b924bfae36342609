import {
  nftBoxStates,
  nftKinds,
  type nftModes,
  nftMoveCauses,
  nftOrderKinds,
  nftOrderStates,
  nftRarities,
  nftSaleEnds,
} from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { parameterRule } from '../wire/parameter-rules.ts';
import {
  amountText,
  countNumber,
  flag,
  hashText,
  idNumber,
  ppmNumber,
  timeMs,
  uidNumber,
  wordOf,
} from '../wire/fields.ts';
import { described, named, oneOfWire, wireObject } from '../wire/wire-object.ts';

/** The kinds that lists show: works, and blind boxes as one more kind. */
export const nftListKinds = [...nftKinds, 'box'] as const;
export const nftListKindWire = wordOf(nftListKinds);
export const nftRarityWire = wordOf(nftRarities);
/** The specification calls a fixed price a normal sale. */
export const nftModeWire = oneOfWire({ fixed: 'normal', auction: 'auction' } satisfies Record<
  (typeof nftModes)[number],
  string
>);

const codeGrammar = /^([1-9]\d{0,8}-[1-9]\d{0,4}|S[1-9]\d{0,8}|B[1-9]\d{0,9})$/;
/** The public name of what can be bought or owned. */
export const nftCode = described(
  z.string(parameterRule('not_text')).check(z.regex(codeGrammar, parameterRule('not_text'))),
  'A copy of a work is "14-3" (the third copy of work 14), a series of blind boxes "S2", a blind box "B17".',
);

const nameFields = {
  name: named('option_name', described(z.string(), 'In the language of the call.')),
  nameEn: named('en_name', z.string()),
  nameTw: named('tw_name', z.optional(z.string())),
};

const assetFields = {
  assetId: named('currency_id', idNumber),
  currency: named('currency_name', z.string()),
  scale: countNumber,
};

/** Somebody of the market: an artist, an owner, a bidder. */
const nftPerson = wireObject({
  uid: uidNumber,
  name: described(z.string(), 'The nickname; one that was never chosen is masked.'),
  avatar: z.string(),
  isArtist: named('is_artist', flag),
});
export type NftPerson = z.output<typeof nftPerson>;

/** Media by the SHA-256 of its bytes: `GET /media/<hash>`. */
const mediaFields = {
  kind: named('type', nftListKindWire),
  thumb: described(hashText, 'A small picture.'),
};
const wholeMedia = wireObject({
  hash: hashText,
  mime: z.string(),
  bytes: countNumber,
  width: z.optional(countNumber),
  height: z.optional(countNumber),
  durationMs: named('duration_ms', z.optional(countNumber)),
  poster: z.optional(described(hashText, 'Of sound and video: a picture.')),
});

/** A sale as everybody sees it. */
export const nftSaleRow = wireObject({
  saleId: named('id', idNumber),
  mode: nftModeWire,
  ...assetFields,
  price: described(amountText, 'The fixed price, or the lowest first bid.'),
  current: named('current_price', z.optional(described(amountText, 'The highest bid.'))),
  nextBid: named('next_price', z.optional(described(amountText, 'The lowest price of the next bid.'))),
  raise: z.optional(described(amountText, 'The least that a bid is above the one before.')),
  deposit: named('margin', z.optional(amountText)),
  bidCount: named('bid_count', countNumber),
  bidders: countNumber,
  isReserveMet: named('reserve_met', z.optional(described(flag, 'Absent without a reserve price.'))),
  startsAtMs: named('start_time', timeMs),
  endsAtMs: named('end_time', timeMs),
  lastEndMs: named('last_end_time', described(timeMs, 'The latest end that bids can move it to.')),
  state: named(
    'status',
    described(z.union([z.literal(0), z.literal(1), z.literal(2)]), '2: not yet, 1: now, 0: over.'),
  ),
});
export type NftSaleRow = z.output<typeof nftSaleRow>;

/** A series of blind boxes in lists. */
const seriesFacts = {
  seriesId: named('series_id', idNumber),
  boxes: countNumber,
  sold: countNumber,
  opened: countNumber,
};

/** A copy of a work, or a series of blind boxes, in lists. */
export const artworkRow = wireObject({
  code: nftCode,
  ...nameFields,
  ...mediaFields,
  rarity: z.optional(described(nftRarityWire, 'Of works.')),
  creator: nftPerson,
  collectionId: named('collection_id', z.optional(idNumber)),
  edition: z.optional(countNumber),
  editions: z.optional(countNumber),
  sale: z.optional(nftSaleRow),
  series: z.optional(wireObject(seriesFacts)),
  lastPrice: named(
    'last_price',
    z.optional(described(wireObject({ ...assetFields, price: amountText }), 'What was paid last.')),
  ),
  likes: countNumber,
  isLiked: named('is_collect', flag),
  isMine: named('mine', flag),
});
export type ArtworkRow = z.output<typeof artworkRow>;

/** My part in an auction. */
export const nftStanding = wireObject({
  hasDeposit: named('has_margin', flag),
  isLeading: named('leading', flag),
  best: z.optional(described(amountText, 'The most that I have bid.')),
  limit: z.optional(described(amountText, 'The most that I go on to bid, while I lead.')),
});

/** A payment that is asked for after an auction, and what became of it. */
export const nftOrderRow = wireObject({
  orderId: named('id', idNumber),
  kind: named('type', wordOf(nftOrderKinds)),
  state: named('status', wordOf(nftOrderStates)),
  code: nftCode,
  ...nameFields,
  thumb: hashText,
  ...assetFields,
  price: amountText,
  deposit: named('margin', described(amountText, 'A part of the price that is set aside.')),
  rest: named('rest', described(amountText, 'To be paid now.')),
  openedAtMs: named('create_time', timeMs),
  deadlineMs: named('expire_time', timeMs),
  paidAtMs: named('pay_time', z.optional(timeMs)),
  isRead: named('read', described(flag, 'Its message has been read.')),
});
export type NftOrderRow = z.output<typeof nftOrderRow>;

/** A kind of prize of a series, with its odds. */
const nftPrizeRow = wireObject({
  workId: named('work_id', idNumber),
  ...nameFields,
  ...mediaFields,
  rarity: nftRarityWire,
  count: described(countNumber, 'In the whole series.'),
  left: described(countNumber, 'Not drawn so far: the weight of the next draw.'),
});
export type NftPrizeRow = z.output<typeof nftPrizeRow>;

/** A series with everything that is public before its sale, and what was drawn since. */
const nftSeriesDetail = wireObject({
  ...seriesFacts,
  price: amountText,
  ...assetFields,
  accountMax: named('account_max', described(countNumber, 'Boxes that one user can buy.')),
  bought: described(countNumber, 'By me.'),
  prizes: z.array(nftPrizeRow),
  commitment: described(hashText, 'SHA-256 of the first secret seed, published before the sale.'),
  listHash: named('list_hash', described(hashText, 'SHA-256 of the list of prizes.')),
  nextHash: named('next_hash', described(hashText, 'SHA-256 of the next secret seed.')),
  lastSeed: named(
    'last_seed',
    z.optional(described(hashText, 'Revealed when the series has ended: all seeds follow from it.')),
  ),
});
export type NftSeriesDetail = z.output<typeof nftSeriesDetail>;

/** A work in full. */
export const artworkDetail = wireObject({
  row: artworkRow,
  description: z.string(),
  media: wholeMedia,
  owner: z.optional(described(nftPerson, 'Of works.')),
  collection: z.optional(wireObject({ collectionId: named('id', idNumber), name: z.string() })),
  royalty: named('royalty_ppm', ppmNumber),
  contentHash: named('content_hash', described(hashText, 'SHA-256 of the description that was minted.')),
  document: described(z.string(), 'The description that was minted, as it was hashed.'),
  mintedAtMs: named('mint_time', timeMs),
  standing: z.optional(described(nftStanding, 'In its auction; absent without a session.')),
  order: z.optional(described(nftOrderRow, 'That I have to pay.')),
  series: z.optional(nftSeriesDetail),
});
export type ArtworkDetail = z.output<typeof artworkDetail>;

/** A bid of an auction. */
export const nftBidRow = wireObject({
  bidder: nftPerson,
  bid: named('price', amountText),
  isLeading: named('leading', flag),
  isMine: named('mine', flag),
  atMs: named('time', timeMs),
});
export type NftBidRow = z.output<typeof nftBidRow>;

export const artistRow = wireObject({
  artist: nftPerson,
  works: countNumber,
  onSale: named('on_sale', countNumber),
  owners: described(countNumber, 'Users who own a copy of theirs.'),
  covers: described(z.array(hashText), 'Thumbs of up to three works.'),
});
export type ArtistRow = z.output<typeof artistRow>;

export const nftCollectionRow = wireObject({
  collectionId: named('id', idNumber),
  name: z.string(),
  description: z.string(),
  creator: nftPerson,
  works: countNumber,
  covers: z.array(hashText),
});
export type NftCollectionRow = z.output<typeof nftCollectionRow>;

/** One change of owner. */
export const nftMoveRow = wireObject({
  cause: named('type', wordOf(nftMoveCauses)),
  from: z.optional(nftPerson),
  to: nftPerson,
  paid: z.optional(wireObject({ ...assetFields, price: amountText })),
  atMs: named('time', timeMs),
  sequence: described(countNumber, 'Of the journal.'),
});
export type NftMoveRow = z.output<typeof nftMoveRow>;

/** My blind box. */
export const nftBoxRow = wireObject({
  code: nftCode,
  seriesId: named('series_id', idNumber),
  ...nameFields,
  thumb: hashText,
  state: named('status', wordOf(nftBoxStates)),
  prize: z.optional(described(artworkRow, 'Of an opened one.')),
});
export type NftBoxRow = z.output<typeof nftBoxRow>;

/** A draw with everything that it can be checked by. */
export const nftDrawRow = wireObject({
  code: described(nftCode, 'Of the box.'),
  nonce: described(countNumber, 'Its place among the boxes of the series that were opened, from 1.'),
  owner: nftPerson,
  clientSeed: named('client_seed', z.string()),
  seed: described(hashText, 'The secret seed: its SHA-256 is the seed before it, or the commitment.'),
  weights: described(z.array(countNumber), 'The counts of the prizes before the draw, in the order of the list.'),
  ticket: countNumber,
  prize: described(countNumber, 'The position in the list of prizes.'),
  won: named('won_code', nftCode),
  atMs: named('time', timeMs),
});
export type NftDrawRow = z.output<typeof nftDrawRow>;

export const nftSaleEndWire = wordOf(nftSaleEnds);
