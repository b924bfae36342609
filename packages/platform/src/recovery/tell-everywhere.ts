import type { Notice } from '@candor/messages/mails';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { Notices } from '../notices/notices.ts';
import { emailOf, phoneOf } from '../notices/owner.ts';
import type { Owner } from '../safety/owner.ts';

/**
 * Tells the owner at every address of his: what a thief keeps from him at one reaches him at the other. In the transaction of
 * what it tells of; gives what sends it, for once that is committed.
 */
export async function tellEverywhereIn(
  notices: Notices,
  tx: Kysely<PlatformTables>,
  owner: Owner,
  notice: Notice,
): Promise<() => void> {
  const posted: (() => void)[] = [];
  for (const to of [emailOf(owner), phoneOf(owner)]) {
    if (to !== undefined) posted.push(await notices.sendIn(tx, owner, notice, to));
  }
  return () => {
    for (const send of posted) send();
  };
}
