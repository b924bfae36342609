import type { StepUpAction, StepUpCode, StepUpProof } from '@candor/api';
import { type Outcome, reject } from '@candor/kernel';
import type { Caller, Deps } from '../serving/deps.ts';

/** The proof of a step-up in a call, and the id that makes it the same call when it is sent again. */
type ProofInput = { readonly [Field in keyof StepUpProof]?: StepUpProof[Field] | undefined } & {
  readonly requestId?: string | undefined;
};

/**
 * Checks that the user has confirmed their identity again, for exactly this subject. The same request again is let
 * through, so that it gets its first answer.
 */
export async function provenStepUp(
  { platform }: Pick<Deps, 'platform'>,
  user: Caller,
  action: StepUpAction,
  subject: string,
  input: ProofInput,
): Promise<Outcome<void, StepUpCode>> {
  const { stepUpId, payPassword, factorCode, passkey, requestId } = input;
  if (stepUpId === undefined) return reject('step_up_expired');
  const proof = { payPassword, factorCode, passkey };
  return platform.stepUp.complete({ user, stepUpId, action, subject, requestId, proof });
}
