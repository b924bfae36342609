import type { CommandOf, PointsItemId, PointsTask } from '@candor/exchange';
import { minuteMs } from '@candor/kernel';
import { atoms, zero } from '@candor/money';

export type SetPointsTask = CommandOf<'points.set_task'>;
export type SetPointsItem = CommandOf<'points.set_item'>;
export type SetWheel = CommandOf<'game.set_wheel'>;

/** Tasks that tests earn by: 100 points once, 10 a day, 5 for each 1,000 USDT of trading up to 50 a day; a minute pending. */
export function pointsTaskFor(task: PointsTask, changes: Partial<SetPointsTask> = {}): SetPointsTask {
  const isTrading = task === 'trading';
  const reward = isTrading ? 5 : task === 'check_in' ? 10 : 100;
  return {
    type: 'points.set_task',
    task,
    reward,
    dailyMax: isTrading ? 50 : reward,
    per: isTrading ? atoms(1_000_000_000n) : zero,
    delayMs: task === 'check_in' ? 0 : minuteMs,
    lifeDays: 60,
    isOffered: 'yes',
    ...changes,
  };
}

/** An emblem of 40 points, of which there are three. */
export function pointsItemFor(itemId: number, changes: Partial<SetPointsItem> = {}): SetPointsItem {
  return {
    type: 'points.set_item',
    itemId: itemId as PointsItemId,
    gives: 'emblem',
    grant: itemId,
    cost: 40,
    stock: 3,
    accountMax: 1,
    isOffered: 'yes',
    ...changes,
  };
}

/** Four segments, of which one pays three times the stake: 90 % comes back. */
export function wheelFor(changes: Partial<SetWheel> = {}): SetWheel {
  return {
    type: 'game.set_wheel',
    segments: [
      { weight: 5, pays: 0 },
      { weight: 2, pays: 150 },
      { weight: 1, pays: 300 },
      { weight: 2, pays: 150 },
    ],
    stakes: [10, 50],
    spinsPerDay: 3,
    lifeDays: 60,
    isOffered: 'yes',
    ...changes,
  };
}
