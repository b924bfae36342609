import { type StepUpCode, stepUpCodes } from '@candor/api';
import type { CallError } from '#client/call-error.ts';

/**
 * The reason that a proof was refused, which the step-up itself shows; `undefined` when the call failed for another
 * reason.
 */
export function stepUpCodeOf({ failure }: CallError): StepUpCode | undefined {
  return failure.kind === 'refused' ? stepUpCodes.find((code) => code === failure.code) : undefined;
}
