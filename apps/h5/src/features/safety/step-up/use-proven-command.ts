import { asCallError, type CallError, type CallSpec, type OutputOf, type StepUpProof } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readAgain } from '#hooks/read-again.ts';
import type { UseCommandOptions } from '#hooks/use-command.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { knock } from '#lib/haptics.ts';
import { toast } from '#ui/Toast.tsx';
import { type KeptIn, type ProvenInput, sendProven } from './proven-send.ts';
import { stepUpCodeOf } from './step-up-codes.ts';

interface UseProvenCommandOptions<C> extends UseCommandOptions<C> {
  /** `memory` when the input itself is personal data; `storage` when absent. */
  readonly keptIn?: KeptIn;
}

interface ProvenCommand<C> {
  /** For `onProven` of the StepUpSheet: answers why it was not done, or `undefined` when it was. */
  readonly run: (input: ProvenInput<C>, proof: StepUpProof) => Promise<CallError | undefined>;
  readonly isBusy: boolean;
  /** Of the call itself; the sheet shows the fault of a proof. */
  readonly error: CallError | undefined;
  readonly clearError: () => void;
}

/** Sends a command that needs a step-up. A second tap while one is under way does nothing. */
export function useProvenCommand<C extends CallSpec>(
  spec: C,
  { keptIn = 'storage', onDone, onFailed, invalidates = [] }: UseProvenCommandOptions<C> = {},
): ProvenCommand<C> {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  const underWay = useRef<Promise<CallError | undefined>>(undefined);

  async function send(input: ProvenInput<C>, proof: StepUpProof): Promise<CallError | undefined> {
    setIsBusy(true);
    setError(undefined);
    try {
      const output: OutputOf<C> = await sendProven(spec, input, proof, keptIn);
      knock();
      void readAgain(queries, ...invalidates);
      onDone?.(output);
      return undefined;
    } catch (thrown) {
      const failed = asCallError(thrown);
      knock('refused');
      if (stepUpCodeOf(failed) !== undefined) return failed;
      setError(failed);
      const isSaidAtTheDoor = failed.failure.kind === 'signed_out' || failed.failure.kind === 'verification_needed';
      if (!isSaidAtTheDoor && !onFailed?.(failed)) toast('error', failureText(failed));
      return failed;
    } finally {
      underWay.current = undefined;
      setIsBusy(false);
    }
  }
  function run(input: ProvenInput<C>, proof: StepUpProof): Promise<CallError | undefined> {
    underWay.current ??= send(input, proof);
    return underWay.current;
  }
  return { run, isBusy, error, clearError: () => setError(undefined) };
}
