import type { Kysely } from 'kysely';

/** Invitations as the exchange has to know them, and what a friend and their inviter have in common. Those of before are taken over. */
export async function createInvitationTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('user_id', 'integer', (column) => column.primaryKey().references('users.id'))
    .addColumn('inviter_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('device_hash', 'text', (column) => column.notNull())
    .addColumn('bound_at_ms', 'bigint')
    .addColumn('shows_rebates', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('invitations_inviter').on('invitations').column('inviter_id').execute();
  await db.schema.createIndex('invitations_bound').on('invitations').column('bound_at_ms').execute();
  await db.schema
    .createTable('invitation_suspicions')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('invitations.user_id'))
    .addColumn('suspicion', 'text', (column) => column.notNull())
    .addColumn('found_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('told_at_ms', 'bigint')
    .addPrimaryKeyConstraint('invitation_suspicions_pk', ['user_id', 'suspicion'])
    .execute();
  await db.schema.createIndex('invitation_suspicions_told').on('invitation_suspicions').column('told_at_ms').execute();
  const invited = await db
    .selectFrom('users')
    .select(['id', 'invited_by'])
    .where('invited_by', 'is not', null)
    .execute();
  for (const { id, invited_by } of invited) {
    const row = { user_id: id, inviter_id: invited_by, device_hash: '', bound_at_ms: null, shows_rebates: 0 };
    await db.insertInto('invitations').values(row).execute();
  }
}
