import { type CallSpec, type StepUpAction } from '@candor/api';
import { proofFor, type Spender } from '../funding/test-funding.ts';
import type { TestSystem } from './test-system.ts';

/** A call that takes the id of something that belongs to a user: what others are told of it. */
export interface OwnCase {
  readonly call: CallSpec;
  /** The field with the id, by our name. */
  readonly field: string;
  /** The object of Anna, by its name in `objectsOf`. */
  readonly object: string;
  readonly nobodys: unknown;
  readonly rest?: Readonly<Record<string, unknown>>;
  /** Proof by the caller, for exactly this request. */
  readonly proof?: (system: TestSystem, given: any, who: Spender) => Promise<object>;
  readonly refusal: string;
}

export const nobodysNumber = 987_654_321;
export const nobodysUpload = `upload:${'z'.repeat(22)}`;
export const nobodysText = 'z'.repeat(22);
export const noHash = '0'.repeat(64);

export function proven(action: StepUpAction, subjectOf: (given: any) => string): NonNullable<OwnCase['proof']> {
  return (system, given, who) => proofFor(system, who, action, subjectOf(given));
}
