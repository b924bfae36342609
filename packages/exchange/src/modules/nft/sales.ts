import { done, reject } from '@candor/kernel';
import { zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { NftSaleId } from '../../vocabulary.ts';
import type { NftSale } from './nft.ts';
import { noteStart } from './outage.ts';
import { payFor } from './payments.ts';
import { nftDepositOf, nftExtensionMaxMs, nftPriceMax, nftSaleMaxMs, nftSaleMinMs, nftStartMaxMs } from './rules.ts';
import type { NftSlice } from './slice.ts';

/** Puts an item on sale for good: only a buyer or the end takes it off again. */
export function list(core: NftSlice, command: CommandOf<'nft.list'>): OutcomeOf<'nft.list'> {
  const { accountId: sellerId, itemId, mode, assetId, price, raise, reserve, endsAtMs } = command;
  const { nft } = core;
  if (!core.accounts.has(sellerId)) return reject('account_not_found');
  const item = nft.item(itemId);
  if (item === undefined) return reject('nft_not_found');
  if (!core.products.allows(sellerId, 'nft')) return reject('product_unavailable');
  if (item.ownerId !== sellerId) return reject('nft_not_yours');
  if (item.state !== 'free') return reject('nft_not_free');
  const { terms } = nft;
  if (terms?.assetIds.includes(assetId) !== true) return reject('asset_not_found');
  if (price <= 0n || price > nftPriceMax) return reject('nft_price_wrong');
  if (!areSoundSteps(command)) return reject('nft_raise_wrong');
  if (!areSoundTimes(core, command)) return reject('nft_time_wrong');

  const isAuction = mode === 'auction';
  const startsAtMs = Math.max(command.startsAtMs, core.nowMs);
  const sale: NftSale = {
    saleId: nft.nextSaleId++ as NftSaleId,
    itemId,
    sellerId,
    mode,
    assetId,
    price,
    raise,
    deposit: isAuction ? nftDepositOf(price, terms.deposit) : zero,
    fee: terms.fee,
    reserve,
    startsAtMs,
    endsAtMs,
    lastEndMs: isAuction ? endsAtMs + nftExtensionMaxMs : endsAtMs,
    current: undefined,
    leaderId: undefined,
    limit: undefined,
    bidCount: 0,
    bidders: new Map(),
  };
  noteStart(core);
  item.state = 'on_sale';
  nft.keepSale(sale);
  core.timers.set(endsAtMs, 'nft.sale', sale.saleId);
  const { saleId, deposit } = sale;
  const told = { saleId, itemId, sellerId, mode, assetId, price, raise, deposit, reserve, startsAtMs, endsAtMs };
  core.emit({ type: 'nft.listed', ...told });
  return done({ saleId, deposit });
}

/** A fixed price has neither a raise nor a reserve; a reserve is above the first bid. */
function areSoundSteps({ mode, price, raise, reserve }: CommandOf<'nft.list'>): boolean {
  if (mode === 'fixed') return raise === 0n && reserve === undefined;
  if (raise <= 0n || raise > nftPriceMax) return false;
  return reserve === undefined || (reserve > price && reserve <= nftPriceMax);
}

function areSoundTimes({ nowMs }: NftSlice, { startsAtMs, endsAtMs }: CommandOf<'nft.list'>): boolean {
  const fromMs = Math.max(startsAtMs, nowMs);
  if (fromMs > nowMs + nftStartMaxMs) return false;
  return endsAtMs >= fromMs + nftSaleMinMs && endsAtMs <= fromMs + nftSaleMaxMs;
}

/** True inside the half-open window of a sale. */
export function isOpen({ startsAtMs, endsAtMs }: NftSale, nowMs: number): boolean {
  return nowMs >= startsAtMs && nowMs < endsAtMs;
}

export function buy(core: NftSlice, command: CommandOf<'nft.buy'>): OutcomeOf<'nft.buy'> {
  const { accountId, saleId } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const sale = core.nft.sales.get(saleId);
  if (sale === undefined || !isOpen(sale, core.nowMs)) return reject('nft_not_on_sale');
  if (!core.products.allows(accountId, 'nft')) return reject('product_unavailable');
  if (sale.mode !== 'fixed') return reject('nft_mode_wrong');
  const { itemId, sellerId, assetId, price, fee } = sale;
  if (sellerId === accountId) return reject('nft_own');
  if (command.price !== price || command.assetId !== assetId) return reject('nft_price_moved');
  if (core.spendable(accountId, 'spot', assetId) < price) return reject('balance_insufficient');

  core.nft.forgetSale(sale);
  core.emit({ type: 'nft.sale_ended', saleId, itemId, sellerId, assetId, end: 'sold', buyerId: accountId, price });
  payFor(core, { saleId, itemId, buyerId: accountId, sellerId, assetId, price, fee, deposit: zero }, 'sale');
  return done({});
}
