import { done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { CouponCampaignId } from '../../vocabulary.ts';
import { bringUpToDate, spend, spendableOf } from './moves.ts';
import type { PointsSlice } from './slice.ts';

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
  if (item.taken >= terms.stock) return reject('item_sold_out');
  const known = points.holders.get(accountId);
  if ((known?.taken.get(itemId) ?? 0) >= terms.accountMax) return reject('item_limit_reached');
  if (known === undefined || spendableOf(core, known) < cost) return reject('points_insufficient');
  const { gives, grant } = terms;
  const unfit =
    gives === 'coupon' ? core.couponIssue.refusal(accountId, grant as CouponCampaignId, 'points') : undefined;
  if (unfit !== undefined) return reject(unfit);

  bringUpToDate(core, known);
  const exchangeId = points.takeExchangeId();
  spend(core, known, cost, 'exchanged', exchangeId);
  item.taken += 1;
  known.taken.set(itemId, (known.taken.get(itemId) ?? 0) + 1);
  if (gives === 'emblem') known.emblem = grant;
  core.emit({ type: 'points.exchanged', exchangeId, accountId, itemId, gives, grant, points: cost });
  if (gives === 'coupon') core.couponIssue.issue(accountId, grant as CouponCampaignId);
  return done({ exchangeId, available: known.available });
}
