import { done, present, reject } from '@candor/kernel';
import { type Atoms, negated } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { AccountId, NftSaleId } from '../../vocabulary.ts';
import { type NftBidder, type NftOrder, type NftSale, standingOf } from './nft.ts';
import { openOrder } from './orders.ts';
import { isOut } from './outage.ts';
import { nftBiddersMax, nftBidResult, nftEndAfterBid, nftLeastBid, nftPriceMax } from './rules.ts';
import { isOpen } from './sales.ts';
import type { NftSlice } from './slice.ts';

/** Sets the deposit of an auction aside, before the first bid; it comes back when the auction ends. */
export function placeDeposit(
  core: NftSlice,
  { accountId, saleId }: CommandOf<'nft.place_deposit'>,
): OutcomeOf<'nft.place_deposit'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const sale = core.nft.sales.get(saleId);
  if (sale === undefined || core.nowMs >= sale.endsAtMs) return reject('nft_not_on_sale');
  if (!core.products.allows(accountId, 'nft')) return reject('product_unavailable');
  const { itemId, sellerId, assetId, deposit } = sale;
  if (sale.mode !== 'auction') return reject('nft_mode_wrong');
  if (sellerId === accountId) return reject('nft_own');
  if (areRelated(core, accountId, sellerId)) return reject('nft_related_account');
  if (sale.bidders.has(accountId)) return reject('nft_deposit_placed');
  if (sale.bidders.size >= nftBiddersMax) return reject('nft_bidders_full');
  if (core.spendable(accountId, 'spot', assetId) < deposit) return reject('balance_insufficient');

  core.nft.addBidder(sale, { accountId, best: undefined, bidAtMs: 0 });
  core.ledger.line(core.ledger.wallet(accountId, 'spot', assetId), 'nft_deposit', negated(deposit), deposit);
  core.post(saleId);
  core.emit({ type: 'nft.deposit_placed', saleId, itemId, accountId, deposit, bidders: sale.bidders.size });
  return done({ deposit });
}

/** The time at which a bid arrived decides: the window is half-open, and its end comes before a bid of the same moment. */
export function bid(core: NftSlice, command: CommandOf<'nft.bid'>): OutcomeOf<'nft.bid'> {
  const { accountId, saleId, price } = command;
  const { nowMs } = core;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const sale = core.nft.sales.get(saleId);
  if (sale === undefined || !isOpen(sale, nowMs)) return reject('nft_not_on_sale');
  if (!core.products.allows(accountId, 'nft')) return reject('product_unavailable');
  if (sale.mode !== 'auction') return reject('nft_mode_wrong');
  if (sale.sellerId === accountId) return reject('nft_own');
  // It may have been found after the deposit.
  if (areRelated(core, accountId, sale.sellerId)) return reject('nft_related_account');
  const bidder = sale.bidders.get(accountId);
  if (bidder === undefined) return reject('nft_deposit_needed');
  const limit = command.limit ?? price;
  if (limit < price || limit > nftPriceMax) return reject('amount_invalid');
  const standing = standingOf(sale);
  const isOwn = sale.leaderId === accountId;
  if ((isOwn ? limit : price) < nftLeastBid(sale, isOwn ? sale.limit : undefined)) return reject('nft_bid_too_low');

  if (isOwn) return raiseLimit(core, sale, bidder, limit);
  const result = nftBidResult(standing, { price, limit }, sale);
  const outbidId = result.isLeading ? sale.leaderId : undefined;
  bidder.best = limit;
  bidder.bidAtMs = nowMs;
  if (result.isLeading) {
    sale.leaderId = accountId;
    sale.limit = limit;
  }
  sale.current = result.current;
  sale.bidCount += 1;
  moveEnd(core, sale);
  tell(core, sale, { accountId, bid: result.bid, outbidId });
  return done({ isLeading: result.isLeading ? 'yes' : 'no', current: sale.current, endsAtMs: sale.endsAtMs });
}

/** The soft close: others have time to answer a bid that they have only now seen. */
function moveEnd(core: NftSlice, sale: NftSale): void {
  const endsAtMs = nftEndAfterBid(core.nowMs, sale.endsAtMs, sale.lastEndMs);
  if (endsAtMs === sale.endsAtMs) return;
  sale.endsAtMs = endsAtMs;
  core.timers.set(endsAtMs, 'nft.sale', sale.saleId);
}

/** A higher limit stays unseen, unless it reaches the reserve price: then it is a bid, and moves the end as any other. */
function raiseLimit(core: NftSlice, sale: NftSale, bidder: NftBidder, limit: Atoms): OutcomeOf<'nft.bid'> {
  sale.limit = limit;
  bidder.best = limit;
  const { reserve, current } = sale;
  if (reserve !== undefined && current !== undefined && current < reserve && limit >= reserve) {
    sale.current = reserve;
    sale.bidCount += 1;
    moveEnd(core, sale);
    tell(core, sale, { accountId: bidder.accountId, bid: reserve });
  }
  return done({ isLeading: 'yes', current: present(sale.current, 'who leads has bid'), endsAtMs: sale.endsAtMs });
}

interface ToldBid {
  readonly accountId: AccountId;
  readonly bid: Atoms;
  readonly outbidId?: AccountId | undefined;
}

function tell(core: NftSlice, sale: NftSale, told: ToldBid): void {
  const { saleId, itemId, bidCount, endsAtMs } = sale;
  const leaderId = present(sale.leaderId, 'a bid has a bidder who leads');
  const current = present(sale.current, 'a bid leaves a highest bid');
  core.emit({ type: 'nft.bid_placed', saleId, itemId, ...told, leaderId, current, bidCount, endsAtMs });
}

/** The same person twice: one came by the other's invitation, with the same documents. */
function areRelated({ invitations }: NftSlice, one: AccountId, other: AccountId): boolean {
  const cameBy = (friend: AccountId, inviter: AccountId) => {
    const invitation = invitations.of(friend);
    return invitation?.inviterId === inviter && invitation.suspicions.includes('same_documents');
  };
  return cameBy(one, other) || cameBy(other, one);
}

/** The end of a sale, unless a bid has moved it, or the exchange was out and the next tick moves it. */
export function onSaleEnd(core: NftSlice, reference: number): void {
  const sale = core.nft.sales.get(reference as NftSaleId);
  if (sale === undefined || sale.endsAtMs !== core.nowMs || isOut(core)) return;
  const { nft } = core;
  const { saleId, itemId, sellerId, assetId, leaderId: buyerId, current: price, reserve, deposit, fee } = sale;
  const item = nft.itemOf(sale);
  nft.forgetSale(sale);
  const isReserveMet = price !== undefined && (reserve === undefined || price >= reserve);
  const winner = isReserveMet && buyerId !== undefined ? { buyerId, price } : undefined;
  giveBackDeposits(core, sale, winner?.buyerId);
  const told = { type: 'nft.sale_ended', saleId, itemId, sellerId, assetId } as const;
  if (winner === undefined) {
    item.state = 'free';
    core.emit({ ...told, end: buyerId === undefined ? 'unsold' : 'reserve_not_met', buyerId, price });
    return;
  }
  item.state = 'due';
  core.emit({ ...told, end: 'won', ...winner });
  openOrder(core, {
    kind: 'won',
    saleId,
    itemId,
    sellerId,
    assetId,
    ...winner,
    deposit,
    fee,
    next: secondOf(sale),
  });
}

/** All but the winner's, in one posting. */
function giveBackDeposits(core: NftSlice, sale: NftSale, winnerId: AccountId | undefined): void {
  const { saleId, assetId, deposit, bidders } = sale;
  let isAny = false;
  for (const accountId of bidders.keys()) {
    if (accountId === winnerId) continue;
    core.ledger.line(core.ledger.wallet(accountId, 'spot', assetId), 'nft_deposit_return', deposit, negated(deposit));
    isAny = true;
  }
  if (isAny) core.post(saleId);
}

/** The next best bidder, of two alike the earlier: they get a second chance, at their own best bid and above the reserve. */
function secondOf({ bidders, leaderId, reserve }: NftSale): NftOrder['next'] {
  let second: NftBidder | undefined;
  for (const bidder of bidders.values()) {
    if (bidder.accountId === leaderId || bidder.best === undefined) continue;
    if (
      second?.best === undefined ||
      bidder.best > second.best ||
      (bidder.best === second.best && bidder.bidAtMs < second.bidAtMs)
    )
      second = bidder;
  }
  if (second?.best === undefined || (reserve !== undefined && second.best < reserve)) return undefined;
  return { accountId: second.accountId, best: second.best };
}
