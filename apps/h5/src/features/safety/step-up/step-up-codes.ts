import { type CallError, type StepUpCode, stepUpCodes } from '@candor/api';

/**
 * The reason that a proof was refused, which the step-up itself shows; `undefined` when the call failed for another
 * reason.
 */
export function stepUpCodeOf({ failure }: CallError): StepUpCode | undefined {
  return failure.kind === 'refused' ? stepUpCodes.find((code) => code === failure.code) : undefined;
}
