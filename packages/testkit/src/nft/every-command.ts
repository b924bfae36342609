import type {
  AccountId,
  Command,
  CommandOf,
  CommandType,
  NftBoxId,
  NftItemId,
  NftOrderId,
  NftSaleId,
  NftSeriesId,
} from '@candor/exchange';
import { minuteMs } from '@candor/kernel';
import type { Runner } from '../runner.ts';
import { nftAuctionFor, nftSaleFor, nftSeed, nftSeriesFor, nftTermsFor, nftUsdt, nftWorkFor } from './world.ts';

const boxes = 3;
const encoder = new TextEncoder();

export interface NftUnderWay {
  /** A free item of `other`, and what is under way with their others. */
  readonly nftItem: NftItemId;
  readonly nftSale: NftSaleId;
  /** An auction in which `applicant` has a deposit, and `trader` has none. */
  readonly nftAuction: NftSaleId;
  /** An order of `applicant` to pay. */
  readonly nftOrder: NftOrderId;
  /** A series of which `applicant` has a box that waits for its seed, and a sealed one. */
  readonly nftSeries: NftSeriesId;
  readonly nftBox: NftBoxId;
  /** A series that has ended without a box sold. */
  readonly nftEnded: NftSeriesId;
}

interface World extends NftUnderWay {
  readonly runner: Runner;
  readonly other: AccountId;
  readonly trader: AccountId;
  readonly applicant: AccountId;
}

/** `other` makes works; `applicant` bids, wins, and buys boxes. */
export function startNft(runner: Runner, other: AccountId, applicant: AccountId): NftUnderWay {
  runner.must(nftTermsFor());
  const { itemId } = runner.must(nftWorkFor(other, { editions: 4 }));
  const copy = (place: number) => (itemId + place) as NftItemId;
  const { workId } = runner.must(nftWorkFor(other, { editions: boxes + 1 }));
  const endsAtMs = runner.nowMs + 2 * minuteMs;
  const lists = (place: number, changes: Partial<CommandOf<'nft.list'>>) =>
    runner.must({ ...nftSaleFor({ itemId: copy(place), ...changes }), accountId: other }).saleId;
  const { seriesId: nftEnded } = runner.must(
    nftSeriesFor(other, [[workId, 1]], { endsAtMs, commitment: nftSeed(1, 0) }),
  );
  const won = lists(3, nftAuctionFor({ itemId: copy(3), endsAtMs }));
  runner.must({ type: 'nft.place_deposit', accountId: applicant, saleId: won });
  runner.must({ type: 'nft.bid', accountId: applicant, saleId: won, price: nftUsdt(100) });
  const untilMs = runner.nowMs + 4 * minuteMs;
  while (runner.nowMs < untilMs) {
    runner.wait(9_000);
    runner.must({ type: 'index.tick', gridIndex: Math.floor(runner.nowMs / 500), prices: [] });
  }
  const laterMs = { endsAtMs: runner.nowMs + 60 * minuteMs };
  const nftSale = lists(1, laterMs);
  const nftAuction = lists(2, nftAuctionFor({ itemId: copy(2), ...laterMs }));
  runner.must({ type: 'nft.place_deposit', accountId: applicant, saleId: nftAuction });
  const { seriesId: nftSeries } = runner.must(nftSeriesFor(other, [[workId, boxes]], laterMs));
  const { boxId } = runner.must({
    type: 'nft.buy_boxes',
    accountId: applicant,
    seriesId: nftSeries,
    count: 2,
    price: nftUsdt(10),
  });
  runner.must({ type: 'nft.open_boxes', accountId: applicant, boxIds: [boxId], clientSeed: encoder.encode('lucky') });
  const nftOrder = runner.core.queries.nftOrders(applicant)[0]?.orderId as NftOrderId;
  return { nftItem: itemId, nftSale, nftAuction, nftOrder, nftSeries, nftBox: (boxId + 1) as NftBoxId, nftEnded };
}

type NftCommand = Extract<CommandType, `nft.${string}`>;

/** A command of each type about NFTs that is accepted in such a world. */
export const everyNftCommand: { readonly [T in NftCommand]: (world: World) => CommandOf<T> & Command } = {
  'nft.set_terms': () => nftTermsFor({ fee: 10_000 as never }),
  'nft.mint': ({ other }) => nftWorkFor(other),
  'nft.list': ({ runner, other: accountId, nftItem: itemId }) => ({
    ...nftSaleFor({ itemId, endsAtMs: runner.nowMs + 60 * minuteMs }),
    accountId,
  }),
  'nft.buy': ({ applicant: accountId, nftSale: saleId }) => {
    const { assetId, price } = nftSaleFor();
    return { type: 'nft.buy', accountId, saleId, assetId, price };
  },
  'nft.place_deposit': ({ trader: accountId, nftAuction: saleId }) => ({
    type: 'nft.place_deposit',
    accountId,
    saleId,
  }),
  'nft.bid': ({ applicant: accountId, nftAuction: saleId }) => ({
    type: 'nft.bid',
    accountId,
    saleId,
    price: nftUsdt(100),
  }),
  'nft.pay': ({ applicant: accountId, nftOrder: orderId }) => ({ type: 'nft.pay', accountId, orderId }),
  'nft.open_series': ({ runner, other }) =>
    nftSeriesFor(other, [[1, 1]], { endsAtMs: runner.nowMs + 60 * minuteMs, commitment: nftSeed(1, 0) }),
  'nft.buy_boxes': ({ applicant: accountId, nftSeries: seriesId }) => ({
    type: 'nft.buy_boxes',
    accountId,
    seriesId,
    count: 1,
    price: nftUsdt(10),
  }),
  'nft.open_boxes': ({ applicant: accountId, nftBox }) => ({
    type: 'nft.open_boxes',
    accountId,
    boxIds: [nftBox],
    clientSeed: encoder.encode('lucky'),
  }),
  'nft.reveal_box': ({ nftSeries: seriesId }) => ({ type: 'nft.reveal_box', seriesId, seed: nftSeed(boxes, 1) }),
  'nft.reveal_series': ({ nftEnded: seriesId }) => ({ type: 'nft.reveal_series', seriesId, seed: nftSeed(1, 1) }),
};
