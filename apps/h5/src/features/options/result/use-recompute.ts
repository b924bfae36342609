import { asCallError, type CallError, getOptionTape } from '@candor/api';
import { useState } from 'react';
import { call } from '#client/read.ts';
import { recompute, type Recomputed } from './recompute.ts';

interface Recomputing {
  readonly run: () => void;
  readonly isBusy: boolean;
  readonly error: CallError | undefined;
  readonly outcome: Recomputed | undefined;
}

/** Fetches the tape of an option, past any copy we hold, and decides it again here. */
export function useRecompute(optionId: number, scale: number): Recomputing {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  const [outcome, setOutcome] = useState<Recomputed>();
  async function run(): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    setOutcome(undefined);
    try {
      setOutcome(recompute(await call(getOptionTape, { optionId }), scale));
    } catch (thrown) {
      setError(asCallError(thrown));
    } finally {
      setIsBusy(false);
    }
  }
  return { run: () => void run(), isBusy, error, outcome };
}
