import type { LockedDepositRow } from '@candor/api';
import { lockedExitOf } from '@candor/exchange/rules';
import { type Atoms, atomsToText } from '@candor/money';
import { atomsIn } from './product-figures.ts';

/** The outcome of redeeming a deposit at a moment, by the core's own rule. Amounts are decimal text. */
export function exitFigures(deposit: LockedDepositRow, atMs: number) {
  const { scale, penaltyRatio, startsAtMs, dayMs, days } = deposit;
  const text = (amount: Atoms) => atomsToText(amount, scale);
  const principal = atomsIn(deposit.principal, deposit);
  const dividend = atomsIn(deposit.dividend, deposit);
  const exit = lockedExitOf({ principal, dividend, penaltyRatio, startsAtMs, dayMs, days }, atMs);
  return {
    daysLeft: exit.daysLeft,
    penalty: text(exit.penalty),
    refund: text(exit.refund),
    forgone: text(exit.forgone),
  };
}
