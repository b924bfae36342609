import type { Notice } from '@candor/messages/mails';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { Notices } from '../notices/notices.ts';
import { emailOf, phoneOf } from '../notices/owner.ts';
import type { Owner } from '../safety/owner.ts';

/**
 * Notifies the owner in the app and at every address of theirs: a message that a thief intercepts at one arrives at the other. In the
 * transaction of the reported action; returns the function that sends it, to be called after the commit.
 */
export async function tellEverywhereIn(
  notices: Notices,
  tx: Kysely<PlatformTables>,
  owner: Owner,
  notice: Notice,
): Promise<() => void> {
  const posted = [await notices.keepIn(tx, owner, notice)];
  for (const to of [emailOf(owner), phoneOf(owner)]) {
    if (to !== undefined) posted.push(await notices.sendIn(tx, owner, notice, to));
  }
  return () => {
    for (const send of posted) send();
  };
}
