import type { PointsItemRow, PointsMoveRow, PointsTaskRow } from '@candor/api';
import type { AccountId, CouponCampaignView, PointsTaskView } from '@candor/exchange';
import { couponPromiseFields, pointsExpireAtMs } from '@candor/exchange/rules';
import { atomsToText } from '@candor/money';
import type { PointsMoveRecord } from '@candor/readmodel';
import { type Instruments, usdtId } from '../../market/instruments.ts';
import type { Deps } from '../../serving/deps.ts';
import { shownMaker } from '../../serving/shown.ts';

const shownPromise = shownMaker(couponPromiseFields);

export async function pointsBalanceOf({ exchange }: Pick<Deps, 'exchange'>, accountId: AccountId) {
  const { available, pending, lots, pendingLots, emblem } = await exchange.query('pointsBalance', accountId);
  return {
    available,
    pending,
    lots: lots.map(({ points, expiresOn }) => ({ points, atMs: pointsExpireAtMs(expiresOn) })),
    pendingLots: pendingLots.map(({ points, availableAtMs }) => ({ points, atMs: availableAtMs })),
    emblem,
  };
}

/** The items that are offered, as a user or a visitor sees them. */
export async function pointsItemRowsOf(
  { exchange, market }: Pick<Deps, 'exchange' | 'market'>,
  accountId: AccountId | undefined,
): Promise<PointsItemRow[]> {
  const [items, campaigns] = await Promise.all([
    exchange.query('pointsItems', accountId),
    exchange.query('couponCampaigns'),
  ]);
  return items.map(({ terms, left, taken, refusal }) => {
    const { itemId, gives, grant, cost, accountMax } = terms;
    const campaign = gives === 'coupon' ? campaigns.find((one) => one.terms.campaignId === grant) : undefined;
    return {
      itemId,
      gives,
      grant,
      cost,
      left,
      accountMax,
      taken,
      coupon: campaign && couponPartOf(market.instruments, campaign),
      refusal,
    };
  });
}

function couponPartOf(instruments: Instruments, { terms }: CouponCampaignView) {
  const { code, scale } = instruments.assetOf(terms.assetId);
  return { ...shownPromise(terms, scale), code, lifeMs: terms.lifeMs };
}

export function pointsTaskRowOf(
  instruments: Instruments,
  { terms, isDone, earned, traded, streak }: PointsTaskView,
): PointsTaskRow {
  const { scale } = instruments.assetOf(usdtId);
  const { task, reward, dailyMax, per, delayMs, lifeDays } = terms;
  return {
    task,
    reward,
    dailyMax,
    per: atomsToText(per, scale),
    delayMs,
    lifeDays,
    isDone,
    earned,
    traded: atomsToText(traded, scale),
    streak,
  };
}

export function pointsMoveRowOf({ accountId: _own, exchange, ...move }: PointsMoveRecord): PointsMoveRow {
  if (exchange === undefined) return move;
  const { itemId, gives, grant, points } = exchange;
  return { ...move, item: { itemId, gives, grant, cost: points } };
}
