import type { AccountId } from '../../vocabulary.ts';
import { type NftItem, type NftOrder, type NftSale, type NftSeries } from './nft.ts';
import { nftNextBid } from './rules.ts';
import type { NftSlice } from './slice.ts';
import type { NftItemView, NftOrderView, NftQueries, NftSaleView, NftSeriesView, NftStandingView } from './views.ts';

export function nftQueries(core: NftSlice): NftQueries {
  const { nft } = core;
  const itemView = (item: NftItem | undefined): NftItemView | undefined => {
    if (item === undefined) return undefined;
    const sale = nft.saleOf(item.itemId);
    return { ...item, work: nft.workOf(item), sale: sale && saleView(sale) };
  };
  return {
    nftTerms: () => nft.terms,
    nftWork: (workId) => nft.work(workId),
    nftItem: (itemId) => itemView(nft.item(itemId)),
    nftItems: (itemIds) => itemIds.map((itemId) => itemView(nft.item(itemId))),
    nftSale(saleId) {
      const sale = nft.sales.get(saleId);
      return sale && saleView(sale);
    },
    nftStanding(accountId, saleId) {
      const sale = nft.sales.get(saleId);
      return sale && standingView(sale, accountId);
    },
    nftStandings: (accountId) =>
      [...nft.depositsOf(accountId)].sort((a, b) => a.saleId - b.saleId).map((sale) => standingView(sale, accountId)),
    nftOrders: (accountId) =>
      [...nft.ordersOf(accountId)].sort((a, b) => a.deadlineMs - b.deadlineMs || a.orderId - b.orderId).map(orderView),
    nftOrder(accountId, orderId) {
      const order = nft.orders.get(orderId);
      return order?.buyerId === accountId ? orderView(order) : undefined;
    },
    nftSeries(seriesId) {
      const series = nft.series.get(seriesId);
      return series && seriesView(series);
    },
    nftSeriesList: () => [...nft.series.values()].map(seriesView),
    nftBoxesBought: (accountId, seriesId) => nft.series.get(seriesId)?.bought.get(accountId) ?? 0,
    nftBoxes: (accountId) =>
      [...nft.boxesOf(accountId)]
        .sort((a, b) => a.boxId - b.boxId)
        .map(({ boxId, seriesId, openedAtMs }) => ({
          boxId,
          seriesId,
          accountId,
          state: openedAtMs === undefined ? 'sealed' : 'opening',
        })),
    nftPendingDraws: () =>
      [...nft.series.values()].flatMap(({ seriesId, opened, queue }) =>
        queue.length === 0 ? [] : [{ seriesId, nonce: opened + 1, waiting: queue.length }],
      ),
  };
}

function saleView(sale: NftSale): NftSaleView {
  const { limit: _limit, reserve, bidders, ...shown } = sale;
  return {
    ...shown,
    isReserveMet: reserve === undefined ? undefined : (sale.current ?? 0n) >= reserve,
    bidders: bidders.size,
    nextBid: nftNextBid(sale.current, sale),
  };
}

function standingView(sale: NftSale, accountId: AccountId): NftStandingView {
  const bidder = sale.bidders.get(accountId);
  const isLeading = sale.leaderId === accountId;
  return {
    sale: saleView(sale),
    hasDeposit: bidder !== undefined,
    isLeading,
    best: bidder?.best,
    limit: isLeading ? sale.limit : undefined,
  };
}

function orderView({ next: _next, fee: _fee, ...shown }: NftOrder): NftOrderView {
  return shown;
}

function seriesView({ bought: _bought, queue: _queue, fee: _fee, left, isEnded, ...shown }: NftSeries): NftSeriesView {
  return { ...shown, left: [...left], isEnded: isEnded === 'yes' };
}
