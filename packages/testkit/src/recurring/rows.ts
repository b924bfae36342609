import type { Command, CommandOf, RecurringPlanId } from '@candor/exchange';
import { type AmountText, amountOf } from '../amounts.ts';
import { asset, type AssetCode } from '../practice-world.ts';
import { type Action, type Row, thenThat } from '../scenario.ts';
import type { Name, Scene } from '../scene.ts';
import { sends } from '../users.ts';

function does(says: string, command: (scene: Scene) => Command): Action {
  return { says, send: (scene) => sends(says, command(scene)).send(scene) };
}

type Interval = CommandOf<'recurring.begin'>['every'];

/** The acts of users with plans of recurring buys, and the facts that times leave. */
export const recurring = {
  /** Begins a plan, at once or some time from now. */
  begins: (who: Name, size: AmountText, to: AssetCode, every: Interval, inMs?: number): Action =>
    does(`${who} buys ${to} for ${size} every ${every}${inMs === undefined ? '' : `, in ${inMs} ms`}`, (scene) => ({
      type: 'recurring.begin',
      accountId: scene.accountOf(who),
      fromAssetId: amountOf(size).assetId,
      toAssetId: asset[to],
      amount: amountOf(size).atoms,
      every,
      ...(inMs === undefined ? {} : { firstAtMs: scene.runner.nowMs + inMs }),
    })),
  changes: (who: Name, planId: number, size: AmountText, every: Interval): Action =>
    does(`${who} changes plan ${planId} to ${size} every ${every}`, (scene) => ({
      type: 'recurring.change',
      accountId: scene.accountOf(who),
      planId: planId as RecurringPlanId,
      amount: amountOf(size).atoms,
      every,
    })),
  sets: (who: Name, act: 'end' | 'pause' | 'resume', planId: number): Action =>
    does(`${who}: ${act} plan ${planId}`, (scene) => ({
      type: `recurring.${act}`,
      accountId: scene.accountOf(who),
      planId: planId as RecurringPlanId,
    })),
  /** Then: the times that the last command worked through, as "1: 100000000 -> 166333" or "1: balance_insufficient". */
  ran: (...expected: readonly string[]): Row =>
    thenThat(
      `times: ${JSON.stringify(expected)}`,
      (scene) =>
        (scene.last?.events ?? []).flatMap((event) => {
          if (event.type === 'recurring.bought') {
            const { planId, fromAmount, toAmount, missed } = event;
            return [`${planId}: ${fromAmount} -> ${toAmount}${missed === 0 ? '' : `, ${missed} missed`}`];
          }
          if (event.type !== 'recurring.skipped') return [];
          return [`${event.planId}: ${event.reason}${event.missed === 0 ? '' : `, ${event.missed} missed`}`];
        }),
      expected,
    ),
  /** Then: the next time of a plan, or that it waits for a price. */
  next: (who: Name, planId: number, expected: string): Row =>
    thenThat(
      `the next time of plan ${planId} is ${expected}`,
      (scene) => {
        const plan = scene.runner.core.queries.recurringPlan(scene.accountOf(who), planId as RecurringPlanId);
        if (plan === undefined) return 'gone';
        const state = plan.isWaiting ? ' waits' : plan.status === 'paused' ? ' paused' : '';
        return `${new Date(plan.nextAtMs).toISOString().slice(0, 16)}${state}`;
      },
      expected,
    ),
};
