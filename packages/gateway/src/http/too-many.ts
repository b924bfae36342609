import type { DoorCode } from '@candor/api';

/** Thrown while a call is handled: it weighs more than its caller has left, for now or for today. */
export class TooMany extends Error {
  override readonly name = 'TooMany';
  readonly statusCode = 429;
  readonly retryAfterSeconds: number;
  readonly refusal: DoorCode;

  constructor(retryAfterSeconds: number, refusal: DoorCode = 'too_many_requests') {
    super(`${refusal}: again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
    this.refusal = refusal;
  }
}
