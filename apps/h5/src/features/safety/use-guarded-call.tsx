import {
  type ArgumentsOf,
  beginStepUp,
  type CallError,
  type CallSpec,
  type OutputOf,
  type StepUpAction,
  type StepUpProof,
} from '@candor/api';
import { type ReactNode, useState } from 'react';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';
import { stepUpCodeOf } from './step-up/step-up-codes.ts';
import { StepUpSheet } from './step-up/StepUpSheet.tsx';

/** The fields of a call without those that prove it. */
type Unproven<C> = Omit<ArgumentsOf<C>, keyof StepUpProof>;

export interface GuardedCallOptions<C> {
  readonly action: StepUpAction;
  /** True when the user has something to prove: a factor, or a pay password that is being changed. */
  readonly isAsked: boolean;
  /** The sheet's text about the change, above its fields. */
  readonly summary: ReactNode;
  readonly confirmText: string;
  readonly onDone: (output: OutputOf<C>) => void;
  /** Refused or lost for another reason than the proof, which the sheet shows itself. */
  readonly onFailed: (error: CallError) => void;
}

interface GuardedCall<C> {
  /** `subject` is the API's text of exactly this input. */
  readonly start: (input: Unproven<C>, subject: string) => Promise<void>;
  readonly isBusy: boolean;
  /** The sheet that asks for the proof; to be rendered in the page. */
  readonly sheet: ReactNode;
}

/**
 * A change of security that needs a step-up: through its sheet, or at once where no proof is needed, as for the first
 * factor. Its input may hold a password, so nothing of it is stored.
 */
export function useGuardedCall<C extends CallSpec>(
  spec: C,
  { action, isAsked, summary, confirmText, onDone, onFailed }: GuardedCallOptions<C>,
): GuardedCall<C> {
  const { run, isBusy } = useSecretCall();
  const [pending, setPending] = useState<{ readonly input: Unproven<C>; readonly subject: string }>();

  async function send(input: Unproven<C>, proof: StepUpProof): Promise<CallError | undefined> {
    const answer = await run(spec, { ...input, ...proof } as unknown as ArgumentsOf<C>);
    if (answer === undefined) return undefined;
    if (answer.ok) {
      onDone(answer.value);
      return undefined;
    }
    if (stepUpCodeOf(answer.error) === undefined) onFailed(answer.error);
    return answer.error;
  }

  async function start(input: Unproven<C>, subject: string): Promise<void> {
    if (isAsked) return setPending({ input, subject });
    const begun = await run(beginStepUp, { action, subject });
    if (begun === undefined) return;
    if (!begun.ok) return onFailed(begun.error);
    const failed = await send(input, { stepUpId: begun.value.stepUpId });
    // A factor was added elsewhere meanwhile: now there is something to prove.
    if (failed !== undefined && stepUpCodeOf(failed) !== undefined) setPending({ input, subject });
  }

  const sheet = (
    <StepUpSheet
      isOpen={pending !== undefined}
      onClose={() => setPending(undefined)}
      action={action}
      subject={pending?.subject ?? ''}
      summary={summary}
      confirmText={confirmText}
      onProven={(proof) => (pending === undefined ? Promise.resolve(undefined) : send(pending.input, proof))}
    />
  );
  return { start, isBusy, sheet };
}
