import { dayMs, dayOf, done, present, reject } from '@candor/kernel';
import { type Atoms, negated, notionalOf } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { AccountId, AssetId, OtcOrderId } from '../../vocabulary.ts';
import { worthOf } from '../index-prices/worth.ts';
import { takeOff } from './ads.ts';
import type { OtcAd, OtcOrder } from './otc.ts';
import { otcCancelsPerDay, otcCompletion, otcLimitOf, otcOrdersMax, otcTotal } from './rules.ts';
import type { OtcSlice } from './slice.ts';
import { delayOf, isHeldBack, levelOf, priceNow, takesOrders } from './standing.ts';

/** Opens an order on an ad: from here on its escrow is held until the deal or a verdict ends it. */
export function openOrder(core: OtcSlice, command: CommandOf<'otc.open_order'>): OutcomeOf<'otc.open_order'> {
  const { accountId, adId, quantity, method } = command;
  const { otc, nowMs } = core;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const ad = otc.ads.get(adId);
  if (ad === undefined) return reject('otc_ad_not_found');
  if (!core.products.allows(accountId, 'otc')) return reject('product_unavailable');
  if (ad.accountId === accountId) return reject('otc_ad_own');
  if (!takesOrders(core, ad)) return reject('otc_ad_not_live');
  if (levelOf(core, accountId) === 'none') return reject('identity_needed');
  if (!meetsConditions(core, ad, command)) return reject('otc_conditions_not_met');
  if (!ad.methods.includes(method)) return reject('otc_method_not_offered');
  if (otc.takenBy(accountId) >= otcOrdersMax) return reject('too_many_otc_orders');
  const [buyerId, sellerId] = ad.side === 'buy' ? [ad.accountId, accountId] : [accountId, ad.accountId];
  const { day, dayFailed } = otc.recordOf(buyerId);
  if (day === dayOf(nowMs) && dayFailed >= otcCancelsPerDay) return reject('otc_cancels_used_up');
  const priced = priceNow(core, ad);
  if (!priced.ok) return reject(priced.code);
  if (priced.value !== command.price) return reject('otc_price_moved');
  const delayMs = delayOf(core, buyerId);
  if (accountId === buyerId && command.delayMs !== delayMs) return reject('terms_changed');
  if (quantity <= 0n) return reject('amount_invalid');
  const total = otcTotal(quantity, priced.value, scalesOf(core, ad));
  if (total < ad.orderMin || total > ad.orderMax) return reject('otc_order_size_wrong');
  if (quantity > ad.quantity) return reject('otc_ad_sold_out');
  const value = valueOf(core, ad.assetId, quantity);
  if (value === undefined) return reject('index_stale');
  if (value > limitOf(core, buyerId) || value > limitOf(core, sellerId)) return reject('otc_level_limit');
  if (ad.side === 'buy') {
    if (isHeldBack(core, sellerId)) return reject('withdrawals_held');
    if (core.spendable(sellerId, 'spot', ad.assetId) < quantity) return reject('balance_insufficient');
  }

  const { side, assetId, fiatAssetId, textHash } = ad;
  const told = {
    orderId: otc.nextOrderId++ as OtcOrderId,
    adId,
    side,
    buyerId,
    sellerId,
    assetId,
    fiatAssetId,
    quantity,
    price: priced.value,
    total,
    method,
    delayMs,
    deadlineMs: nowMs + ad.paymentMs,
    textHash,
  };
  const order: OtcOrder = {
    ...told,
    state: 'created',
    openedAtMs: nowMs,
    sinceMs: nowMs,
    pausedMs: 0,
    isCancelAsked: false,
    verdict: undefined,
  };
  takeOff(ad, quantity);
  if (side === 'buy') {
    core.ledger.line(core.ledger.wallet(sellerId, 'spot', assetId), 'otc_escrow', negated(quantity), quantity);
    core.post(order.orderId);
  }
  // Without orders nobody listened to ticks.
  if (otc.orders.size === 0) otc.tickAtMs = nowMs;
  otc.keepOrder(order);
  core.timers.set(order.deadlineMs, 'otc.deadline', order.orderId);
  core.emit({ type: 'otc.order_opened', ...told, adLeft: ad.quantity });
  return done({ orderId: order.orderId, total, deadlineMs: order.deadlineMs });
}

function meetsConditions(
  core: OtcSlice,
  ad: OtcAd,
  { accountId, memberSinceMs }: CommandOf<'otc.open_order'>,
): boolean {
  const record = core.otc.recordOf(accountId);
  if (ad.levelMin === 'advanced' && levelOf(core, accountId) !== 'advanced') return false;
  if (record.completed < ad.completedMin || otcCompletion(record) < ad.completionMin) return false;
  return core.nowMs - memberSinceMs >= ad.ageDaysMin * dayMs;
}

export function scalesOf({ catalog }: OtcSlice, { assetId, fiatAssetId }: Pick<OtcAd, 'assetId' | 'fiatAssetId'>) {
  const scale = (of: AssetId) => present(catalog.assets.get(of), 'an ad has listed assets').scale;
  return { asset: scale(assetId), fiat: scale(fiatAssetId) };
}

function unitScale({ catalog }: OtcSlice): number {
  return catalog.unitOfAccount === undefined ? 0 : (catalog.assets.get(catalog.unitOfAccount)?.scale ?? 0);
}

export function limitOf(core: OtcSlice, accountId: AccountId): bigint {
  return BigInt(otcLimitOf(levelOf(core, accountId))) * 10n ** BigInt(unitScale(core));
}

/** In the unit of account, rounded up; none while the index is stale. */
function valueOf(core: OtcSlice, assetId: AssetId, quantity: Atoms): Atoms | undefined {
  const worth = worthOf(core, assetId);
  const base = present(core.catalog.assets.get(assetId), 'an ad has listed assets').scale;
  return worth === undefined ? undefined : notionalOf(quantity, worth, { base, quote: unitScale(core) }, 'up');
}
