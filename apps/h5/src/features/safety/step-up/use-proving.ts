import type { CallError, StepUp, StepUpCode, StepUpProof } from '@candor/api';
import { useState } from 'react';
import { afterRefusal, emptyProof, type FactorWay, isTyped, type ProofForm, proofOf } from './proof-form.ts';
import { answerOfPasskey } from './passkey.ts';
import { stepUpCodeOf } from './step-up-codes.ts';

interface UseProvingOptions {
  readonly stepUp: StepUp | undefined;
  readonly onProven: (proof: StepUpProof) => Promise<CallError | undefined>;
  readonly onDone: () => void;
}

export interface Proving {
  readonly form: ProofForm;
  readonly change: (form: ProofForm) => void;
  /** Asks the device for the passkey when that is the way, and sends the call. */
  readonly prove: (form: ProofForm, way: FactorWay | undefined) => void;
  readonly isBusy: boolean;
  /** The last proof was not accepted, and why. */
  readonly error: CallError | undefined;
  readonly refusedFor: StepUpCode | undefined;
  /** The device's dialog was closed, or it has no such passkey. */
  readonly isPasskeyRefused: boolean;
}

/** Types, proves, and starts over with the wrong part. */
export function useProving({ stepUp, onProven, onDone }: UseProvingOptions): Proving {
  const [form, setForm] = useState(emptyProof);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  const [isPasskeyRefused, setIsPasskeyRefused] = useState(false);
  const refusedFor = error && stepUpCodeOf(error);

  async function send(typed: ProofForm, asked: StepUp, way: FactorWay | undefined): Promise<void> {
    setIsPasskeyRefused(false);
    let passkey: string | undefined;
    if (way === 'passkey' && asked.passkeyOptions !== undefined) {
      passkey = await answerOfPasskey(asked.passkeyOptions).catch((refused: unknown) => {
        console.warn(refused);
        return undefined;
      });
      if (passkey === undefined) return setIsPasskeyRefused(true);
    }
    const failed = await onProven(proofOf(typed, asked, way, passkey));
    const code = failed && stepUpCodeOf(failed);
    if (code === undefined) return onDone();
    setError(failed);
    setForm(afterRefusal(typed, code));
  }
  return {
    form,
    change(next) {
      setError(undefined);
      setForm(next);
    },
    prove(typed, way) {
      if (isBusy || stepUp === undefined || !isTyped(typed, stepUp, way)) return;
      setIsBusy(true);
      void send(typed, stepUp, way).finally(() => setIsBusy(false));
    },
    isBusy,
    error,
    refusedFor,
    isPasskeyRefused,
  };
}
