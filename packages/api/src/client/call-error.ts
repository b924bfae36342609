import type { WorkTask } from '../wire/work.ts';

/**
 * The reason that a call failed. `refused` is the server's considered no with its code and words; `given_up` was not
 * sent again because its caller has left; after the others it is unknown if a command was done, so it is sent again
 * with the same request id.
 */
export type CallFailure =
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string;
      readonly field?: string;
      /** The time at which it may be tried again. */
      readonly untilMs?: number;
      /** The work that the same call has to bring. */
      readonly work?: WorkTask;
    }
  | { readonly kind: 'signed_out'; readonly message: string }
  | { readonly kind: 'verification_needed'; readonly message: string }
  | { readonly kind: 'given_up' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timed_out' }
  | { readonly kind: 'broken'; readonly code: string; readonly message?: string };

export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super('message' in failure && failure.message ? failure.message : failure.kind);
    this.failure = failure;
  }

  /** A short code to show under a failure and to give to support. */
  get code(): string {
    return 'code' in this.failure ? this.failure.code : this.failure.kind;
  }

  /** The wrong field of a call that was refused for it, by its name on the wire. */
  get field(): string | undefined {
    return this.failure.kind === 'refused' ? this.failure.field : undefined;
  }

  /** The server answered, so the command is settled one way or the other. */
  get isAnswer(): boolean {
    return (
      this.failure.kind === 'refused' ||
      this.failure.kind === 'signed_out' ||
      this.failure.kind === 'verification_needed'
    );
  }
}

/** Anything thrown, as a CallError: other errors are faults of ours. */
export function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  return new CallError({
    kind: 'broken',
    code: 'app_fault',
    ...(error instanceof Error && { message: error.message }),
  });
}
