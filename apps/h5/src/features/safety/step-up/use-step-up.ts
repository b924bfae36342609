import { asCallError, beginStepUp, type CallError, type StepUp, type StepUpAction } from '@candor/api';
import { useEffect, useState } from 'react';
import { call } from '#client/read.ts';

interface Begun {
  readonly of: string;
  readonly stepUp?: StepUp;
  readonly error?: CallError;
}

/**
 * Begins a step-up when mounted, and another one whenever its subject changes or it is requested again. While the sheet
 * moves away, its subject stays.
 */
export function useStepUp(isOpen: boolean, given: { readonly action: StepUpAction; readonly subject: string }) {
  const [round, setRound] = useState(0);
  const [begun, setBegun] = useState<Begun>();
  const [{ action, subject }, setAsked] = useState(given);
  if (isOpen && (given.action !== action || given.subject !== subject)) setAsked(given);
  const wanted = `${round} ${subject}`;
  useEffect(() => {
    let isWanted = true;
    call(beginStepUp, { action, subject }).then(
      (stepUp) => isWanted && setBegun({ of: wanted, stepUp }),
      (error) => isWanted && setBegun({ of: wanted, error: asCallError(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [action, subject, wanted]);
  const now = begun?.of === wanted ? begun : undefined;
  return { stepUp: now?.stepUp, error: now?.error, askAgain: () => setRound((count) => count + 1) };
}
