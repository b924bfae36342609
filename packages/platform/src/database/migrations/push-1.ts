import type { Kysely } from 'kysely';

/** Categories that are pushed as long as their user has switched nothing. */
const pushed = ['liquidations', 'deposits', 'withdrawals', 'security', 'alerts', 'support'];

/** Devices that notices are pushed to, and what is on its way to them; both end with the session of the device. */
export async function createPushTables(db: Kysely<any>): Promise<void> {
  await db.insertInto('id_counters').values({ name: 'push_box', next_id: 1 }).execute();
  await db.schema
    .createTable('push_keys')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('session_id', 'text', (column) =>
      column.notNull().unique().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('endpoint_hash', 'text', (column) => column.notNull().unique())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('succeeded_at_ms', 'bigint')
    .addColumn('tested_at_ms', 'bigint')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('rests_until_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('push_subscriptions_user').on('push_subscriptions').column('user_id').execute();
  await db.schema
    .createTable('push_box')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('push_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('notice_id', 'integer', (column) => column.notNull().references('notices.id').onDelete('cascade'))
    .addColumn('due_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('push_box_subscription').on('push_box').columns(['subscription_id', 'id']).execute();
  await db.schema.createIndex('push_box_notice').on('push_box').column('notice_id').execute();
  await db.schema
    .alterTable('notice_settings')
    .addColumn('push', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.updateTable('notice_settings').set({ push: 1 }).where('category', 'in', pushed).execute();
}
