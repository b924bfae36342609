import { asCallError, type CallError, type DualPurchaseRow, getDualTape } from '@candor/api';
import { useState } from 'react';
import { call } from '#client/read.ts';
import { type DualTick, recomputeDual, type RecomputedDual } from './recompute.ts';

interface Outcome extends RecomputedDual {
  /** Those that decided it, oldest first. */
  readonly ticks: readonly DualTick[];
}

/** Fetches the ticks that decided a purchase, past any copy we hold, and settles it again here. */
export function useRecomputeDual(purchase: DualPurchaseRow) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  const [outcome, setOutcome] = useState<Outcome>();
  async function run(): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    setOutcome(undefined);
    try {
      const { samples } = await call(getDualTape, { purchaseId: purchase.purchaseId });
      setOutcome({ ...recomputeDual(purchase, samples), ticks: samples });
    } catch (thrown) {
      setError(asCallError(thrown));
    } finally {
      setIsBusy(false);
    }
  }
  return { run: () => void run(), isBusy, error, outcome };
}
