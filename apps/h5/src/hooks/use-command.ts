import { asCallError, type CallError, type CallSpec, type OutputOf } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PickedCoupon } from '#client/command-keeper.ts';
import type { CommandInput } from '#client/commands.ts';
import { send } from '#client/read.ts';
import { knock } from '#lib/haptics.ts';
import { readAgain } from './read-again.ts';
import { useFailureText } from './use-failure-text.ts';
import { toast } from '#ui/Toast.tsx';

export interface UseCommandOptions<C> {
  readonly onDone?: (output: OutputOf<C>) => void;
  /** Answer true when the failure is shown in place; else its words come as a toast. */
  readonly onFailed?: (error: CallError) => boolean;
  /** Reads that are out of date once it is done. */
  readonly invalidates?: readonly CallSpec[];
}

export interface Command<C> {
  readonly run: (input: CommandInput<C>, coupon?: PickedCoupon) => Promise<OutputOf<C> | undefined>;
  readonly isBusy: boolean;
  readonly error: CallError | undefined;
  readonly clearError: () => void;
}

/**
 * Sends a command safely: the request id is made and kept before sending and reused until an answer arrives, and a
 * second tap while one is under way does nothing. `run` answers undefined when it failed.
 */
export function useCommand<C extends CallSpec>(spec: C, options: UseCommandOptions<C> = {}): Command<C> {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  const isUnderWay = useRef(false);
  async function run(input: CommandInput<C>, coupon?: PickedCoupon): Promise<OutputOf<C> | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setIsBusy(true);
    setError(undefined);
    try {
      const output = await send(spec, input, coupon);
      knock();
      coupon?.onSpent?.();
      void readAgain(queries, ...(options.invalidates ?? []));
      options.onDone?.(output);
      return output;
    } catch (thrown) {
      const failed = asCallError(thrown);
      if (failed.failure.kind === 'given_up') return undefined;
      setError(failed);
      knock('refused');
      const isSaidAtTheDoor = failed.failure.kind === 'signed_out' || failed.failure.kind === 'verification_needed';
      if (!isSaidAtTheDoor && !options.onFailed?.(failed)) toast('error', failureText(failed));
      return undefined;
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }
  return { run, isBusy, error, clearError: () => setError(undefined) };
}
