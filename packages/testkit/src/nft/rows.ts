import type {
  AccountId,
  Command,
  CommandOf,
  NftBoxId,
  NftItemId,
  NftOrderId,
  NftSaleId,
  NftSeriesId,
} from '@candor/exchange';
import { amountText } from '../amounts.ts';
import { asset } from '../catalog.ts';
import { type Action, type Row, thenThat } from '../scenario.ts';
import { type Name, names, type Scene } from '../scene.ts';
import { worldStartMs } from '../runner.ts';
import { sends } from '../users.ts';
import { nftAuctionFor, nftSaleFor, nftSeed, nftSeriesFor, nftTermsFor, nftUsdt, nftWorkFor } from './world.ts';

/** A user by their name, or an account that nobody has. */
type Who = Name | 'nobody';

function does(says: string, command: (scene: Scene) => Command): Action {
  return { says, send: (scene) => sends(says, command(scene)).send(scene) };
}

function idOf(scene: Scene, who: Who): AccountId {
  return who === 'nobody' ? (5_000 as AccountId) : scene.accountOf(who);
}

const nameOf = (scene: Scene, accountId: AccountId) =>
  names.find((name) => scene.accountOf(name) === accountId) ?? `${accountId}`;
const usdt = (amount: bigint | undefined) => (amount === undefined ? 'none' : amountText(amount as never, 'USDT'));
const keysOf = (changes: object) => Object.keys(changes).join(' ');

/** The acts of users, operators and the system in the NFT market. Prices are whole USDT. */
export const nft = {
  terms: (changes: Partial<CommandOf<'nft.set_terms'>> = {}): Action =>
    sends(`the terms of NFTs are set ${keysOf(changes)}`, nftTermsFor(changes)),
  mints: (who: Who, changes: Partial<CommandOf<'nft.mint'>> = {}): Action =>
    does(`a work of ${who} is minted ${keysOf(changes)}`, (scene) => nftWorkFor(idOf(scene, who), changes)),
  lists: (who: Who, itemId: number, changes: Partial<CommandOf<'nft.list'>> = {}): Action =>
    does(`${who} lists item ${itemId} ${keysOf(changes)}`, (scene) => ({
      ...nftSaleFor({ itemId: itemId as NftItemId, ...changes }),
      accountId: idOf(scene, who),
    })),
  /** Until 10 minutes after the beginning. */
  auctions: (who: Who, itemId: number, changes: Partial<CommandOf<'nft.list'>> = {}): Action =>
    does(`${who} auctions item ${itemId} ${keysOf(changes)}`, (scene) => ({
      ...nftAuctionFor({ itemId: itemId as NftItemId, endsAtMs: worldStartMs + 600_000, ...changes }),
      accountId: idOf(scene, who),
    })),
  buys: (who: Who, saleId: number, price = 100, changes: Partial<CommandOf<'nft.buy'>> = {}): Action =>
    does(`${who} buys in sale ${saleId} at ${price} ${keysOf(changes)}`, (scene) => ({
      type: 'nft.buy',
      accountId: idOf(scene, who),
      saleId: saleId as NftSaleId,
      assetId: asset.USDT,
      price: nftUsdt(price),
      ...changes,
    })),
  deposits: (who: Who, saleId: number): Action =>
    does(`${who} sets the deposit of sale ${saleId} aside`, (scene) => ({
      type: 'nft.place_deposit',
      accountId: idOf(scene, who),
      saleId: saleId as NftSaleId,
    })),
  bids: (who: Who, saleId: number, price: number, limit?: number): Action =>
    does(`${who} bids ${price} in sale ${saleId}${limit === undefined ? '' : `, and up to ${limit}`}`, (scene) => ({
      type: 'nft.bid',
      accountId: idOf(scene, who),
      saleId: saleId as NftSaleId,
      price: nftUsdt(price),
      ...(limit === undefined ? {} : { limit: nftUsdt(limit) }),
    })),
  pays: (who: Who, orderId: number): Action =>
    does(`${who} pays order ${orderId}`, (scene) => ({
      type: 'nft.pay',
      accountId: idOf(scene, who),
      orderId: orderId as NftOrderId,
    })),
  /** As many deposits of strangers in a sale, all at once and unchecked. */
  crowds: (saleId: number, bidders: number): Action => ({
    says: `${bidders} strangers set the deposit of sale ${saleId} aside`,
    send({ runner }) {
      runner.checksInvariants = false;
      for (let count = 0; count < bidders; count++) {
        const { accountId } = runner.must({ type: 'accounts.open' });
        runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
        runner.must({ type: 'nft.place_deposit', accountId, saleId: saleId as NftSaleId });
      }
      runner.checksInvariants = true;
      return 'done';
    },
  }),
  opensSeries: (
    who: Who,
    prizes: Parameters<typeof nftSeriesFor>[1],
    changes: Partial<CommandOf<'nft.open_series'>> = {},
  ): Action =>
    does(`a series of ${who} is opened with ${JSON.stringify(prizes)} ${keysOf(changes)}`, (scene) =>
      nftSeriesFor(idOf(scene, who), prizes, changes),
    ),
  buysBoxes: (who: Who, count: number, changes: Partial<CommandOf<'nft.buy_boxes'>> = {}): Action =>
    does(`${who} buys ${count} boxes ${keysOf(changes)}`, (scene) => ({
      type: 'nft.buy_boxes',
      accountId: idOf(scene, who),
      seriesId: 1 as NftSeriesId,
      count,
      price: nftUsdt(10),
      ...changes,
    })),
  opensBoxes: (who: Who, boxIds: readonly number[], clientSeed = 'lucky'): Action =>
    does(`${who} opens ${JSON.stringify(boxIds)} with ${JSON.stringify(clientSeed)}`, (scene) => ({
      type: 'nft.open_boxes',
      accountId: idOf(scene, who),
      boxIds: boxIds as readonly NftBoxId[],
      clientSeed: new TextEncoder().encode(clientSeed),
    })),
  /** The secret seed `nonce` of a series of so many boxes. */
  reveals: (boxes: number, nonce: number, seriesId = 1): Action =>
    sends(`seed ${nonce} of series ${seriesId} is revealed`, {
      type: 'nft.reveal_box',
      seriesId: seriesId as NftSeriesId,
      seed: nftSeed(boxes, nonce),
    }),
  revealsLast: (boxes: number, nonce = boxes, seriesId = 1): Action =>
    sends(`seed ${nonce} of series ${seriesId} is revealed as its last`, {
      type: 'nft.reveal_series',
      seriesId: seriesId as NftSeriesId,
      seed: nftSeed(boxes, nonce),
    }),
  /** Then: the owner of an item, and its place between owners. */
  owner: (itemId: number, who: Name, state = 'free'): Row =>
    thenThat(
      `item ${itemId} is ${who}’s, and ${state}`,
      (scene) => {
        const item = scene.runner.core.queries.nftItem(itemId as NftItemId);
        return item && `${nameOf(scene, item.ownerId)} ${item.state}`;
      },
      `${who} ${state}`,
    ),
  /** Then: an auction as everybody sees it, as "105 USDT by bob after 2 bids", or that it has ended. */
  stands: (saleId: number, expected: string): Row =>
    thenThat(
      `sale ${saleId} is at ${expected}`,
      (scene) => {
        const sale = scene.runner.core.queries.nftSale(saleId as NftSaleId);
        if (sale === undefined) return 'ended';
        const { current, leaderId, bidCount } = sale;
        return leaderId === undefined
          ? 'no bid'
          : `${usdt(current)} by ${nameOf(scene, leaderId)} after ${bidCount} bids`;
      },
      expected,
    ),
  /** Then: the end of a sale, in milliseconds after the beginning. */
  endsAt: (saleId: number, expectedMs: number): Row =>
    thenThat(
      `sale ${saleId} ends ${expectedMs} ms after the beginning`,
      ({ runner }) => (runner.core.queries.nftSale(saleId as NftSaleId)?.endsAtMs ?? worldStartMs) - worldStartMs,
      expectedMs,
    ),
  /** Then: how the sales that have ended so far did, in order, as "1 won by bob at 105 USDT". */
  ends: (...expected: readonly string[]): Row =>
    thenThat(
      `the ends of sales are ${JSON.stringify(expected)}`,
      (scene) =>
        scene.runner.steps
          .flatMap(({ events }) => events)
          .flatMap((event) => {
            if (event.type !== 'nft.sale_ended') return [];
            const { saleId, end, buyerId, price } = event;
            return `${saleId} ${end}${buyerId === undefined ? '' : ` by ${nameOf(scene, buyerId)} at ${usdt(price)}`}`;
          }),
      expected,
    ),
  /** Then: the orders that a user has to pay, as "1 won: 105 USDT, 10 USDT set aside". */
  owes: (who: Name, ...expected: readonly string[]): Row =>
    thenThat(
      `${who} has to pay ${JSON.stringify(expected)}`,
      (scene) =>
        scene.runner.core.queries
          .nftOrders(scene.accountOf(who))
          .map(({ orderId, kind, price, deposit }) => `${orderId} ${kind}: ${usdt(price)}, ${usdt(deposit)} set aside`),
      expected,
    ),
  /** Then: the prizes of series 1 that were not drawn so far, by their places, or that nothing is left to know about it. */
  left: (...expected: readonly number[]): Row =>
    thenThat(
      `prizes left are ${JSON.stringify(expected)}`,
      ({ runner }) => runner.core.queries.nftSeries(1 as NftSeriesId)?.left ?? [],
      expected,
    ),
  /** Then: the boxes of a user that were not drawn so far, as "1 sealed". */
  boxes: (who: Name, ...expected: readonly string[]): Row =>
    thenThat(
      `${who} has the boxes ${JSON.stringify(expected)}`,
      (scene) =>
        scene.runner.core.queries.nftBoxes(scene.accountOf(who)).map(({ boxId, state }) => `${boxId} ${state}`),
      expected,
    ),
};
