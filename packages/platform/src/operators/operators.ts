import { createHash, timingSafeEqual } from 'node:crypto';
import type { OperatorRole } from '@candor/api';
import { isDrawnToken } from './operator-token.ts';
import type { OperatorSession } from './people.ts';

/** Somebody who may make operators' calls. */
export interface Operator {
  readonly name: string;
  readonly role: OperatorRole;
  /** Of a person; a machine's token has none. */
  readonly session?: OperatorSession | undefined;
}

export interface OperatorAccess extends Operator {
  /** SHA-256 of the token, as hex: the settings do not have the token itself. */
  readonly tokenHash: string;
}

/** The machines that may make operators' calls, as the settings name them: each by its token, without a session. */
export class Operators {
  readonly #known: readonly { readonly operator: Operator; readonly hash: Buffer }[];

  constructor(access: readonly OperatorAccess[]) {
    this.#known = access.map(({ name, role, tokenHash }) => ({
      operator: { name, role },
      hash: Buffer.from(tokenHash, 'hex'),
    }));
  }

  get list(): readonly Operator[] {
    return this.#known.map(({ operator }) => operator);
  }

  /** True for the name of an operator of this installation. */
  knows(name: string): boolean {
    return this.#known.some(({ operator }) => operator.name === name);
  }

  /** The operator of this token, if it was drawn and not made up; compares with all of them, whichever it is. */
  find(token: string): Operator | undefined {
    if (!isDrawnToken(token)) return undefined;
    const hash = createHash('sha256').update(token).digest();
    let found: Operator | undefined;
    for (const known of this.#known) if (timingSafeEqual(known.hash, hash)) found = known.operator;
    return found;
  }
}
