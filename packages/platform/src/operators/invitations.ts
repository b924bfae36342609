import type { OperatorRole } from '@candor/api';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { RandomBytes } from '../random.ts';
import { hashOf, tokenBytes, tokenPattern } from '../sessions/tokens.ts';
import { operatorInvitationMs } from './session-times.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
}

export interface OperatorInvitation {
  /** Empty: chosen by the one who joins. */
  readonly name: string;
  /** Of one by the machine's owner; absent: the role is proposed by an operator. */
  readonly role: OperatorRole | undefined;
  readonly invitedBy: string;
}

/** The inviter of links that the server prints at its start. */
export const byStart = 'the first start';

/** Links by which somebody becomes an operator. Each is for one person and ends with its use. */
export class OperatorInvitations {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The token of a new invitation; an older one of the same name ends. */
  async make({ name, role, invitedBy }: OperatorInvitation): Promise<string> {
    const { db, clock, randomBytes } = this.#parts;
    const token = Buffer.from(randomBytes(tokenBytes)).toString('base64url');
    if (name !== '') await db.deleteFrom('operator_invitations').where('name', '=', name).execute();
    await db
      .insertInto('operator_invitations')
      .values({
        token_hash: hashOf(token),
        name,
        role: role ?? '',
        invited_by: invitedBy,
        expires_at_ms: clock() + operatorInvitationMs,
      })
      .execute();
    return token;
  }

  /** Ends all invitations of an inviter. */
  async endAllBy(invitedBy: string): Promise<void> {
    await this.#parts.db.deleteFrom('operator_invitations').where('invited_by', '=', invitedBy).execute();
  }

  async find(token: string): Promise<OperatorInvitation | undefined> {
    if (!tokenPattern.test(token)) return undefined;
    const { db, clock } = this.#parts;
    const row = await db
      .selectFrom('operator_invitations')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .where('expires_at_ms', '>', clock())
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return {
      name: row.name,
      role: row.role === '' ? undefined : (row.role as OperatorRole),
      invitedBy: row.invited_by,
    };
  }

  /** Ends an invitation; false when another use has ended it before. */
  async use(tx: Kysely<PlatformTables>, token: string): Promise<boolean> {
    const used = await tx.deleteFrom('operator_invitations').where('token_hash', '=', hashOf(token)).executeTakeFirst();
    return used.numDeletedRows === 1n;
  }
}
