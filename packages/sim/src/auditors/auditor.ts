import type { CoreEvent, CoreMachine, RejectCode, Submission } from '@candor/exchange';
import type { Outcome } from '@candor/kernel';

/** One answered submission, as it left the exchange after its commit. */
export interface Delivery {
  readonly submission: Submission;
  readonly kind: 'fresh' | 'repeat' | 'reused';
  readonly sequence: number;
  readonly atMs: number;
  /** True time when it was sent, which no clock of the machine shows. */
  readonly trueMs: number;
  readonly outcome: Outcome<any, RejectCode>;
  readonly outcomeBytes: Uint8Array;
  /** Of a fresh one. */
  readonly events: readonly CoreEvent[];
}

/**
 * Keeps its own books from the facts, and compares them with the core's answers. It shares no arithmetic with the core.
 * Both methods throw a `Finding`.
 */
export interface Auditor {
  hear(told: Delivery): void;
  compare?(core: CoreMachine): void;
}

/** Something is not as it has to be. */
export class Violation extends Error {
  override readonly name = 'Finding';
}

export function expectThat(holds: boolean, rule: string): void {
  if (!holds) throw new Violation(rule);
}
