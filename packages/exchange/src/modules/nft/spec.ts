import { blob, listOf, oneOf, optional, struct, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { command, defineSpec, operators } from '../../spec.ts';
import {
  accountId,
  amount,
  assetId,
  nftBoxId,
  nftItemId,
  nftOrderId,
  nftSaleId,
  nftSeriesId,
  nftWorkId,
  ppm,
} from '../../vocabulary.ts';
import {
  nftBidFields,
  nftDrawFields,
  nftKinds,
  nftModes,
  nftMoveFields,
  nftOrderFields,
  nftPaymentFields,
  nftRarities,
  nftSaleEnds,
  nftSaleFields,
  nftSeriesFields,
  nftWorkFields,
} from './fields.ts';
import { nftRejects } from './rejects.ts';

/** Terms of sales and series that are opened afterwards. */
export const nftTerms = struct({
  /** Of each price that is paid, from the seller. */
  fee: ppm,
  /** Of the lowest first bid: what bidders set aside. */
  deposit: ppm,
  royaltyMax: ppm,
  /** The assets in which prices can be asked. */
  assetIds: listOf(assetId),
});

/** A kind of prize: copies of one work. */
export const nftPrizeCodec = struct({ workId: nftWorkId, count: uint });
export const nftPrizes = listOf(nftPrizeCodec);

const ofOrder = struct(codecsOf(nftOrderFields));

export const nftSpec = defineSpec({
  name: 'nft',
  commands: {
    'nft.set_terms': command(440, operators, nftTerms, struct({}), nftRejects['nft.set_terms']),
    /** A work and its copies, which belong to the one who made it. */
    'nft.mint': command(
      441,
      operators,
      struct({
        accountId,
        kind: oneOf(...nftKinds),
        rarity: oneOf(...nftRarities),
        royalty: ppm,
        editions: uint,
        contentHash: blob,
        paymentMs: uint,
      }),
      struct({ workId: nftWorkId, itemId: nftItemId }),
      nftRejects['nft.mint'],
    ),
    /** Puts an item on sale. It cannot be taken back. */
    'nft.list': command(
      442,
      'user',
      struct({
        accountId,
        itemId: nftItemId,
        mode: oneOf(...nftModes),
        assetId,
        price: amount,
        raise: amount,
        reserve: optional(amount),
        startsAtMs: uint,
        endsAtMs: uint,
      }),
      struct({ saleId: nftSaleId, deposit: amount }),
      nftRejects['nft.list'],
    ),
    /** Buys at the fixed price that the user saw: another is refused. */
    'nft.buy': command(
      443,
      'user',
      struct({ accountId, saleId: nftSaleId, assetId, price: amount }),
      struct({}),
      nftRejects['nft.buy'],
    ),
    'nft.place_deposit': command(
      444,
      'user',
      struct({ accountId, saleId: nftSaleId }),
      struct({ deposit: amount }),
      nftRejects['nft.place_deposit'],
    ),
    /** Bids a price, and with a limit above it goes on bidding up to that whenever others do. */
    'nft.bid': command(
      445,
      'user',
      struct({ accountId, saleId: nftSaleId, price: amount, limit: optional(amount) }),
      struct({ isLeading: oneOf('no', 'yes'), current: amount, endsAtMs: uint }),
      nftRejects['nft.bid'],
    ),
    'nft.pay': command(446, 'user', struct({ accountId, orderId: nftOrderId }), struct({}), nftRejects['nft.pay']),
    'nft.open_series': command(
      447,
      operators,
      struct({
        accountId,
        assetId,
        price: amount,
        prizes: nftPrizes,
        accountMax: uint,
        startsAtMs: uint,
        endsAtMs: uint,
        commitment: blob,
        contentHash: blob,
      }),
      struct({ seriesId: nftSeriesId, listHash: blob }),
      nftRejects['nft.open_series'],
    ),
    'nft.buy_boxes': command(
      448,
      'user',
      struct({ accountId, seriesId: nftSeriesId, count: uint, price: amount }),
      struct({ boxId: nftBoxId }),
      nftRejects['nft.buy_boxes'],
    ),
    'nft.open_boxes': command(
      449,
      'user',
      struct({ accountId, boxIds: listOf(nftBoxId), clientSeed: blob }),
      struct({}),
      nftRejects['nft.open_boxes'],
    ),
    /** The next secret seed of a series: the box that has waited for longest is drawn. */
    'nft.reveal_box': command(
      450,
      'system',
      struct({ seriesId: nftSeriesId, seed: blob }),
      struct({ boxId: nftBoxId, itemId: nftItemId }),
      nftRejects['nft.reveal_box'],
    ),
    /** The last secret seed of a series that has ended: all of its seeds follow from it. */
    'nft.reveal_series': command(
      451,
      'system',
      struct({ seriesId: nftSeriesId, seed: blob }),
      struct({}),
      nftRejects['nft.reveal_series'],
    ),
  },
  facts: {
    'nft.terms_set': [440, nftTerms],
    'nft.minted': [441, struct(codecsOf(nftWorkFields))],
    'nft.moved': [442, struct(codecsOf(nftMoveFields))],
    'nft.listed': [443, struct(codecsOf(nftSaleFields))],
    'nft.deposit_placed': [
      444,
      struct({ saleId: nftSaleId, itemId: nftItemId, accountId, deposit: amount, bidders: uint }),
    ],
    'nft.bid_placed': [445, struct(codecsOf(nftBidFields))],
    /** An outage stood still by so much, and the ends of what was under way with it. */
    'nft.sale_moved': [446, struct({ saleId: nftSaleId, itemId: nftItemId, byMs: uint, endsAtMs: uint })],
    'nft.sale_ended': [
      447,
      struct({
        saleId: nftSaleId,
        itemId: nftItemId,
        sellerId: accountId,
        assetId,
        end: oneOf(...nftSaleEnds),
        /** The highest bidder, or the buyer. */
        buyerId: optional(accountId),
        price: optional(amount),
      }),
    ],
    'nft.order_opened': [448, ofOrder],
    'nft.order_moved': [
      449,
      struct({ orderId: nftOrderId, buyerId: accountId, sellerId: accountId, byMs: uint, deadlineMs: uint }),
    ],
    'nft.paid': [
      450,
      struct({
        /** Absent where a fixed price was paid. */
        orderId: optional(nftOrderId),
        saleId: nftSaleId,
        itemId: nftItemId,
        buyerId: accountId,
        sellerId: accountId,
        assetId,
        ...codecsOf(nftPaymentFields),
      }),
    ],
    /** The time to pay has passed. A deposit is the seller's, less the fee. */
    'nft.order_expired': [
      451,
      struct({
        orderId: nftOrderId,
        saleId: nftSaleId,
        itemId: nftItemId,
        buyerId: accountId,
        sellerId: accountId,
        assetId,
        forfeited: amount,
        fee: amount,
      }),
    ],
    'nft.series_opened': [452, struct({ ...codecsOf(nftSeriesFields), prizes: nftPrizes })],
    'nft.boxes_bought': [
      453,
      struct({
        seriesId: nftSeriesId,
        accountId,
        /** Of the first: the others follow it. */
        boxId: nftBoxId,
        count: uint,
        assetId,
        ...codecsOf(nftPaymentFields),
        /** Boxes that were not sold so far. */
        left: uint,
      }),
    ],
    'nft.boxes_opening': [
      454,
      struct({ seriesId: nftSeriesId, accountId, boxIds: listOf(nftBoxId), clientSeed: blob }),
    ],
    'nft.box_opened': [
      455,
      /** The counts of the prizes before the draw, which are its weights. */
      struct({ ...codecsOf(nftDrawFields), weights: listOf(uint) }),
    ],
    /** The seed of a box did not come in time: it is sealed again. */
    'nft.box_resealed': [456, struct({ boxId: nftBoxId, seriesId: nftSeriesId, accountId })],
    /** No box can be bought or opened any more: prizes that are left are free again. */
    'nft.series_ended': [457, struct({ seriesId: nftSeriesId, opened: uint })],
    'nft.series_revealed': [458, struct({ seriesId: nftSeriesId, seed: blob })],
  },
});
