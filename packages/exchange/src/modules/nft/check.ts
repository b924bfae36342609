import { assert } from '@candor/kernel';
import { nftBiddersMax } from './rules.ts';
import type { NftSlice } from './slice.ts';

/** Checks the invariants of the NFT market after every command. What is frozen for deposits is checked with all holds. */
export function checkNft(core: NftSlice): void {
  checkItems(core);
  checkSales(core);
  checkSeries(core);
}

function checkItems({ nft, accounts }: NftSlice): void {
  let items = 0;
  const due = new Set([...nft.orders.values()].map(({ itemId }) => itemId));
  for (const [index, work] of nft.works.entries()) {
    assert(work.workId === index + 1 && work.firstItemId === items + 1, 'works and their copies are numbered in a row');
    items += work.editions;
  }
  assert(items === nft.items.length && nft.nextItemId === items + 1, 'a work has as many copies as it says');
  for (const [index, item] of nft.items.entries()) {
    const { itemId, state } = item;
    assert(itemId === index + 1 && accounts.has(item.ownerId), 'an item has its number and one owner');
    assert((state === 'on_sale') === (nft.saleOf(itemId) !== undefined), 'an item on sale has one sale');
    assert((state === 'due') === due.has(itemId), 'an item that has to be paid has one order');
  }
  assert(due.size === nft.orders.size, 'an item waits for one payment at most');
}

function checkSales({ nft, nowMs, atMs }: NftSlice): void {
  for (const [saleId, sale] of nft.sales) {
    const { mode, current, leaderId, limit, bidders, endsAtMs, lastEndMs, price, deposit } = sale;
    assert(sale.saleId === saleId && saleId < nft.nextSaleId, 'a sale has the number it was given');
    assert(nft.itemOf(sale).ownerId === sale.sellerId, 'an item on sale is still its seller’s');
    assert(endsAtMs <= lastEndMs && sale.startsAtMs < endsAtMs, 'a sale ends after its beginning');
    assert(nowMs <= endsAtMs || atMs > nft.tickAtMs, 'a sale that is over has ended');
    assert(mode === 'auction' ? deposit > 0n : bidders.size === 0, 'only auctions have deposits');
    assert(bidders.size <= nftBiddersMax, 'an auction has no more bidders than can be paid back at once');
    const isLed = leaderId !== undefined && current !== undefined && limit !== undefined;
    assert(isLed || (leaderId === undefined && current === undefined && limit === undefined), 'a bid has a bidder');
    if (!isLed) continue;
    assert(current >= price && current <= limit, 'nobody bids more than their limit');
    assert(bidders.get(leaderId)?.best === limit, 'the highest bidder has set a deposit aside');
    for (const { accountId, best = 0n } of bidders.values()) {
      assert(accountId === leaderId || best <= current, 'nobody has bid more than the highest bidder');
    }
  }
}

function checkSeries({ nft }: NftSlice): void {
  const waiting = new Map<number, number>();
  for (const box of nft.boxes.values()) waiting.set(box.seriesId, (waiting.get(box.seriesId) ?? 0) + 1);
  const boxed = new Map<number, number>();
  for (const [seriesId, series] of nft.series) {
    const { prizes, left, sold, opened, boxes, queue, isEnded } = series;
    const bought = [...series.bought.values()].reduce((sum, count) => sum + count, 0);
    assert(bought === sold && sold <= boxes, 'a series sells no more boxes than it has');
    assert(sold - opened === (waiting.get(seriesId) ?? 0), 'a box that is bought is opened once');
    assert(
      queue.every((boxId) => nft.boxes.get(boxId)?.openedAtMs !== undefined),
      'a box that waits was opened',
    );
    const rest = left.reduce((sum, count) => sum + count, 0);
    assert(rest === boxes - opened, 'a box has one prize');
    for (const [place, { workId, count }] of prizes.entries()) {
      const own = left[place] ?? -1;
      assert(own >= 0 && own <= count, 'no prize is drawn more often than there are');
      if (isEnded === 'no') boxed.set(workId, (boxed.get(workId) ?? 0) + own);
    }
  }
  for (const work of nft.works) {
    const setAside = nft.copiesOf(work).filter(({ state }) => state === 'boxed').length;
    assert(setAside === (boxed.get(work.workId) ?? 0), 'prizes that can be drawn are set aside');
  }
}
