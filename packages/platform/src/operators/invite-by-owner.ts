import type { OperatorRole } from '@candor/api';
import { openPlatformFile } from '../database/engine.ts';
import type { RandomBytes } from '../random.ts';
import { OperatorInvitations } from './invitations.ts';
import { isOperatorPersonName } from './person-name.ts';

interface Invite {
  readonly name: string;
  readonly role: OperatorRole;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
}

/** The token of an invitation by the owner of the machine; undefined when the name is taken or none. */
export async function inviteByOwner(
  path: string,
  { name, role, clock, randomBytes }: Invite,
): Promise<string | undefined> {
  if (!isOperatorPersonName(name)) return undefined;
  const db = await openPlatformFile(path);
  try {
    const taken = await db.selectFrom('operator_people').select('name').where('name', '=', name).executeTakeFirst();
    if (taken !== undefined) return undefined;
    return await new OperatorInvitations({ db, clock, randomBytes }).make({ name, role, invitedBy: 'the owner' });
  } finally {
    await db.destroy();
  }
}
