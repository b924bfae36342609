import type { RecurringPlanRow, RecurringRunRow } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { type Atoms, atoms, atomsToText, mulDiv } from '@candor/money';
import type { RecurringPlanRecord, RecurringRun } from '@candor/readmodel';
import type { Deps } from '../serving/deps.ts';

/** Digits after the point of an average cost: as many as the cheapest coin needs. */
const costScale = 12;

/** The price paid per whole unit received, rounded down for showing; absent where nothing was received. */
export function costOf(paid: Atoms, paidScale: number, received: Atoms, receivedScale: number): string | undefined {
  if (received <= 0n) return undefined;
  const cost = mulDiv(paid, 10n ** BigInt(receivedScale + costScale), received * 10n ** BigInt(paidScale), 'down');
  return atomsToText(atoms(cost), costScale);
}

/** Plans as their owner sees them: history has them with their totals, and the core says which of them wait for a price. */
export async function recurringPlanRows(
  { exchange, market }: Pick<Deps, 'exchange' | 'market'>,
  accountId: AccountId,
  plans: readonly RecurringPlanRecord[],
): Promise<RecurringPlanRow[]> {
  const live = await exchange.query('recurringPlans', accountId);
  const waiting = new Set(live.filter(({ isWaiting }) => isWaiting).map(({ planId }) => planId));
  const { instruments, valuation } = market;
  return plans.map((plan) => {
    const from = instruments.assetOf(plan.fromAssetId);
    const to = instruments.assetOf(plan.toAssetId);
    const averageCost = costOf(plan.paid, from.scale, plan.received, to.scale);
    const isRunning = plan.status === 'running';
    return {
      planId: plan.planId,
      fromAssetId: plan.fromAssetId,
      fromCode: from.code,
      toAssetId: plan.toAssetId,
      toCode: to.code,
      amount: atomsToText(plan.amount, from.scale),
      every: plan.every,
      status: isRunning && waiting.has(plan.planId) ? 'waiting' : plan.status,
      firstAtMs: plan.firstAtMs,
      nextAtMs: isRunning ? plan.nextAtMs : undefined,
      boughtCount: plan.boughtCount,
      skippedCount: plan.skippedCount,
      paid: atomsToText(plan.paid, from.scale),
      received: atomsToText(plan.received, to.scale),
      averageCost,
      worth: averageCost === undefined ? undefined : worthIn(valuation, plan, from.scale),
      begunAtMs: plan.begunAtMs,
      endedAtMs: plan.endedAtMs,
    };
  });
}

/** The worth of everything a plan received, in the asset it pays with, rounded down; absent without both prices. */
function worthIn(
  valuation: Deps['market']['valuation'],
  { fromAssetId, toAssetId, received }: RecurringPlanRecord,
  fromScale: number,
): string | undefined {
  const one = atoms(10n ** BigInt(fromScale));
  const worth = valuation.worth(toAssetId, received);
  const worthOfOne = valuation.worth(fromAssetId, one);
  if (worth <= 0n || worthOfOne <= 0n) return undefined;
  return atomsToText(atoms(mulDiv(worth, one, worthOfOne, 'down')), fromScale);
}

export function recurringRunRow({ market }: Pick<Deps, 'market'>, run: RecurringRun): RecurringRunRow {
  const from = market.instruments.assetOf(run.fromAssetId);
  const to = market.instruments.assetOf(run.toAssetId);
  const { toAmount, fee } = run;
  return {
    planId: run.planId,
    fromAssetId: run.fromAssetId,
    fromCode: from.code,
    toAssetId: run.toAssetId,
    toCode: to.code,
    dueAtMs: run.dueAtMs,
    atMs: run.atMs,
    missed: run.missed,
    fromAmount: atomsToText(run.fromAmount, from.scale),
    toAmount: toAmount && atomsToText(toAmount, to.scale),
    fee: fee === undefined ? undefined : atomsToText(fee, to.scale),
    price: toAmount && costOf(run.fromAmount, from.scale, toAmount, to.scale),
    conversionId: run.quoteId,
    reason: run.reason,
  };
}
