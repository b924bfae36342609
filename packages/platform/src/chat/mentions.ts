import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { asSeen } from '../profile/reserved-names.ts';

/** A nickname after its sign; which letters it has, the profile says. */
const called = /@([\p{L}\p{M}\p{N}]{2,10})/gu;
/** More names in one message call nobody. */
const namesMax = 5;

/** The users whom a message calls by their nicknames, in the order of the text. */
export async function mentionedIn(
  db: Kysely<PlatformTables>,
  text: string,
): Promise<readonly { readonly userId: number; readonly uid: number }[]> {
  const names = [...new Set([...text.matchAll(called)].map(([, name = '']) => name.normalize('NFC')))];
  if (names.length === 0 || names.length > namesMax) return [];
  // By the form that has an index; the name itself decides.
  const rows = await db
    .selectFrom('users')
    .select(['id', 'uid', 'nickname'])
    .where('nickname_seen', 'in', names.map(asSeen))
    .where('nickname', 'in', names)
    .execute();
  return names.flatMap((name) =>
    rows.filter(({ nickname }) => nickname === name).map(({ id, uid }) => ({ userId: id, uid })),
  );
}
