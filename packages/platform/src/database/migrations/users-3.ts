import type { Kysely } from 'kysely';
import { asSeen } from '../../profile/reserved-names.ts';

/** Nicknames are compared by their looks. Those that are alike already stay; none of them can be taken from now on. */
export async function addNicknameLooks(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('nickname_seen', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('users_nickname_seen').on('users').column('nickname_seen').execute();
  for (const { id, nickname } of await db.selectFrom('users').select(['id', 'nickname']).execute()) {
    await db
      .updateTable('users')
      .set({ nickname_seen: asSeen(nickname as string) })
      .where('id', '=', id)
      .execute();
  }
}
