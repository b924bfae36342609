import { done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { AccountId, CouponCampaignId } from '../../vocabulary.ts';
import type { Holder } from './holder.ts';
import { bringUpToDate, spend, spendableOf } from './moves.ts';
import type { ShopItem } from './points.ts';
import type { PointsItemRefusal } from './rejects.ts';
import type { PointsSlice } from './slice.ts';
import type { PointsItem } from './views.ts';

/**
 * Exchanges points for an item, or rejects that. It is final. A user for whom points are switched off earns none, and can still
 * spend what they have.
 */
export function exchange(
  core: PointsSlice,
  { accountId, itemId, cost }: CommandOf<'points.exchange'>,
): OutcomeOf<'points.exchange'> {
  const { points } = core;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const item = points.items.get(itemId);
  if (item === undefined || item.terms.isOffered === 'no') return reject('item_not_offered');
  const { terms } = item;
  if (cost !== terms.cost) return reject('item_cost_changed');
  const known = points.holders.get(accountId);
  const outside = outOfReach(item, known);
  if (outside !== undefined) return reject(outside);
  if (known === undefined || spendableOf(core, known) < cost) return reject('points_insufficient');
  const unfit = giftRefusal(core, accountId, terms);
  if (unfit !== undefined) return reject(unfit);

  bringUpToDate(core, known);
  const { gives, grant } = terms;
  const exchangeId = points.takeExchangeId();
  spend(core, known, cost, 'exchanged', exchangeId);
  item.taken += 1;
  known.taken.set(itemId, (known.taken.get(itemId) ?? 0) + 1);
  if (gives === 'emblem') known.emblem = grant;
  core.emit({ type: 'points.exchanged', exchangeId, accountId, itemId, gives, grant, points: cost });
  if (gives === 'coupon') core.couponIssue.issue(accountId, grant as CouponCampaignId);
  return done({ exchangeId, available: known.available });
}

/** The reason that an account cannot have an item of the shop however many points it has, if there is one. */
export function itemRefusal(
  core: PointsSlice,
  accountId: AccountId | undefined,
  item: ShopItem,
): PointsItemRefusal | undefined {
  const holder = accountId === undefined ? undefined : core.points.holders.get(accountId);
  const refusal = outOfReach(item, holder);
  return refusal ?? (accountId === undefined ? undefined : giftRefusal(core, accountId, item.terms));
}

function outOfReach({ terms, taken }: ShopItem, holder: Holder | undefined) {
  if (taken >= terms.stock) return 'item_sold_out';
  return (holder?.taken.get(terms.itemId) ?? 0) >= terms.accountMax ? 'item_limit_reached' : undefined;
}

function giftRefusal(core: PointsSlice, accountId: AccountId, { gives, grant }: PointsItem) {
  return gives === 'coupon' ? core.couponIssue.refusal(accountId, grant as CouponCampaignId, 'points') : undefined;
}
