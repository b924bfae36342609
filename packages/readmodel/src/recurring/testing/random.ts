import type { AccountId, CoreEvent, EventOf, QuoteId } from '@candor/exchange';
import { recurringIntervals, type RecurringPlanId, recurringSkipReasons } from '@candor/exchange/rules';
import type { Seeded } from '@candor/kernel';
import { account, amount, btc, startMs, usdt } from '../../testing/facts.ts';

/** Makers of facts about plans of recurring buys that hang together as the core's do. */
export function randomRecurring(random: Seeded): readonly (() => CoreEvent[])[] {
  interface Live {
    readonly planId: RecurringPlanId;
    readonly accountId: AccountId;
    dueAtMs: number;
    isPaused: boolean;
  }
  const live: Live[] = [];
  let count = 0;

  return [begin, run, run, run, turn];

  function begin(): CoreEvent[] {
    count += 1;
    const plan = {
      planId: count as RecurringPlanId,
      accountId: account(1_000 + random.below(3)),
      dueAtMs: startMs + count,
      isPaused: false,
    };
    live.push(plan);
    const { planId, accountId, dueAtMs } = plan;
    const every = random.pick(recurringIntervals);
    const assets = { fromAssetId: usdt, toAssetId: btc };
    return [{ type: 'recurring.begun', planId, accountId, ...assets, amount: amount(20), every, firstAtMs: dueAtMs }];
  }

  function run(): CoreEvent[] {
    const plan = live[random.below(live.length + 1)];
    if (plan === undefined || plan.isPaused) return [];
    const { planId, accountId } = plan;
    plan.dueAtMs += 3_600_000;
    const time = {
      dueAtMs: plan.dueAtMs,
      atMs: plan.dueAtMs,
      nextAtMs: plan.dueAtMs + 3_600_000,
      missed: random.below(2),
    };
    const paid = { planId, accountId, fromAssetId: usdt, toAssetId: btc, fromAmount: amount(20), ...time } as const;
    if (random.chance(1, 4)) return [{ type: 'recurring.skipped', ...paid, reason: random.pick(recurringSkipReasons) }];
    const bought: Pick<EventOf<'recurring.bought'>, 'fee' | 'midRate' | 'quoteId' | 'rate' | 'toAmount'> = {
      quoteId: (1_000_000 + count) as QuoteId,
      toAmount: amount(3),
      fee: amount(1),
      midRate: amount(1),
      rate: amount(1),
    };
    return [{ type: 'recurring.bought', ...paid, ...bought }];
  }

  function turn(): CoreEvent[] {
    const plan = live[random.below(live.length + 1)];
    if (plan === undefined) return [];
    const { planId, accountId } = plan;
    if (random.chance(1, 4)) {
      live.splice(live.indexOf(plan), 1);
      return [{ type: 'recurring.ended', planId, accountId }];
    }
    const nextAtMs = plan.dueAtMs + 3_600_000;
    if (random.chance(1, 2)) {
      const every = random.pick(recurringIntervals);
      return [{ type: 'recurring.changed', planId, accountId, amount: amount(30), every, nextAtMs }];
    }
    plan.isPaused = !plan.isPaused;
    return [
      plan.isPaused
        ? { type: 'recurring.paused', planId, accountId }
        : { type: 'recurring.resumed', planId, accountId, nextAtMs },
    ];
  }
}
