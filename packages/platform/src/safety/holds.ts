import { createHash } from 'node:crypto';
import type { HoldReason } from '@candor/api';
import { assert, present } from '@candor/kernel';

/** Holds an account's withdrawals at the exchange (`funding.place_hold`); returns its end, if it ends by itself. */
export type PlaceHold = (accountId: number, reason: HoldReason, commandId: string) => Promise<number | undefined>;

/**
 * Lifts a hold without an end (`funding.lift_hold`); returns the end of the one that follows it, if it has not ended.
 */
export type LiftHold = (accountId: number, reason: HoldReason, commandId: string) => Promise<number | undefined>;

/**
 * The waiting times after changes of security. A change is held before it is written: the hold is durable at the
 * exchange first, so that there is no moment in which a thief has changed something and can withdraw. Its command id is
 * derived from the change, so that a change that is sent again after a fault is held by the same command.
 */
export class Holds {
  readonly #place: PlaceHold;
  readonly #lift: LiftHold;

  constructor(place: PlaceHold, lift: LiftHold) {
    this.#place = place;
    this.#lift = lift;
  }

  /** `change`: the identity of this change, such as its step-up. Returns the end of the hold. */
  async before(accountId: number, reason: HoldReason, change: string): Promise<number> {
    const untilMs = await this.#place(accountId, reason, commandIdOf('hold', accountId, reason, change));
    return present(untilMs, 'a hold after a change of security ends by itself');
  }

  async freeze(accountId: number, freezeCount: number): Promise<void> {
    const change = String(freezeCount);
    const untilMs = await this.#place(
      accountId,
      'account_frozen',
      commandIdOf('hold', accountId, 'account_frozen', change),
    );
    assert(untilMs === undefined, 'a frozen account stays so until it is opened again');
  }

  /** Returns the end of the waiting time that follows, if it has not ended. */
  unfreeze(accountId: number, freezeCount: number): Promise<number | undefined> {
    const change = String(freezeCount);
    return this.#lift(accountId, 'account_frozen', commandIdOf('lift', accountId, 'account_frozen', change));
  }
}

function commandIdOf(what: string, accountId: number, reason: HoldReason, change: string): string {
  const digest = createHash('sha256').update(`${accountId}\n${reason}\n${change}`).digest('base64url');
  return `${what}:${digest}`;
}
