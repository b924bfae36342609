import { dayOf } from '@candor/kernel';
import { zero } from '@candor/money';
import type { AccountId } from '../../vocabulary.ts';
import { pointsTasks } from './fields.ts';
import type { Holder } from './holder.ts';
import type { ShopItem } from './points.ts';
import { itemRefusal } from './shop.ts';
import type { PointsSlice } from './slice.ts';
import type { PointsItemView, PointsQueries, PointsTaskTerms, PointsTaskView } from './views.ts';

export function pointsQueries(core: PointsSlice): PointsQueries {
  const { points } = core;
  return {
    pointsBalance(accountId) {
      const holder = points.holders.get(accountId);
      return {
        pending: holder?.pending ?? 0,
        available: holder?.available ?? 0,
        lots: holder?.lots ?? [],
        pendingLots: holder?.pendingLots ?? [],
        emblem: holder?.emblem ?? 0,
      };
    },
    pointsTasks(accountId) {
      const holder = accountId === undefined ? undefined : points.holders.get(accountId);
      const today = dayOf(core.atMs);
      return pointsTasks.flatMap((task) => {
        const terms = points.offered(task);
        return terms === undefined ? [] : [taskView(terms, holder, today)];
      });
    },
    pointsItems: (accountId) =>
      [...points.items.values()]
        .filter(({ terms }) => terms.isOffered === 'yes')
        .sort((a, b) => a.terms.itemId - b.terms.itemId)
        .map((item) => itemView(core, item, accountId)),
    pointsTaskOn: (terms) => taskView(terms, undefined, dayOf(core.atMs)),
    pointsItemOn: (terms) => itemView(core, { terms, taken: points.items.get(terms.itemId)?.taken ?? 0 }, undefined),
    pointsTerms: () => ({
      tasks: [...points.tasks.values()].map(({ terms }) => terms),
      items: [...points.items.values()]
        .sort((a, b) => a.terms.itemId - b.terms.itemId)
        .map(({ terms, taken }) => ({ terms, taken })),
    }),
    pointsTotals: () => ({
      issued: 0 - points.books.balance('issued'),
      pending: points.books.balance('pending'),
      available: points.books.balance('available'),
      spent: points.books.balance('spent'),
      expired: points.books.balance('expired'),
    }),
    pointsEmblems: (accountIds) =>
      accountIds.flatMap((accountId) => {
        const emblem = points.holders.get(accountId)?.emblem ?? 0;
        return emblem === 0 ? [] : [[accountId, emblem] as const];
      }),
  };
}

function itemView(core: PointsSlice, item: ShopItem, accountId: AccountId | undefined): PointsItemView {
  const { terms, taken } = item;
  const own = accountId === undefined ? undefined : core.points.holders.get(accountId);
  return {
    terms,
    left: Math.max(terms.stock - taken, 0),
    taken: own?.taken.get(terms.itemId) ?? 0,
    refusal: itemRefusal(core, accountId, item),
  };
}

function taskView(terms: PointsTaskTerms, holder: Holder | undefined, today: number): PointsTaskView {
  const { task, reward, dailyMax } = terms;
  if (task === 'check_in') {
    const { checkInDay = 0, streak = 0 } = holder ?? {};
    const isDone = checkInDay === today;
    const isRunning = checkInDay >= today - 1;
    return { terms, isDone, earned: isDone ? reward : 0, traded: zero, streak: isRunning ? streak : 0 };
  }
  if (task === 'trading') {
    const isToday = holder?.tradingDay === today;
    const earned = isToday ? holder.tradingPoints : 0;
    const isDone = earned + reward > dailyMax;
    return { terms, isDone, earned, traded: isToday ? holder.traded : zero, streak: 0 };
  }
  const isDone = holder?.done.has(task) === true;
  return { terms, isDone, earned: isDone ? reward : 0, traded: zero, streak: 0 };
}
