import type { Kysely } from 'kysely';

/** Alerts of prices, and every tick that fired one. */
export async function createAlertTables(db: Kysely<any>): Promise<void> {
  await db
    .insertInto('id_counters')
    .values([
      { name: 'alerts', next_id: 1 },
      { name: 'alert_firings', next_id: 1 },
    ])
    .execute();
  await db.schema
    .createTable('alerts')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('pair_id', 'integer')
    .addColumn('price', 'bigint')
    .addColumn('share_ppm', 'integer')
    .addColumn('seconds', 'integer')
    .addColumn('repeats', 'integer', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('watches', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('changed_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint')
    .addColumn('last_fired_at_ms', 'bigint')
    .addColumn('fired', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('alerts_user').on('alerts').columns(['user_id', 'state']).execute();
  await db.schema.createIndex('alerts_state').on('alerts').columns(['state', 'expires_at_ms']).execute();
  await db.schema
    .createTable('alert_firings')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('alert_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('pair_id', 'integer', (column) => column.notNull())
    .addColumn('threshold_price', 'bigint')
    .addColumn('share_ppm', 'integer')
    .addColumn('seconds', 'integer')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('grid_index', 'bigint', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('before_price', 'bigint')
    .addColumn('before_grid_index', 'bigint')
    .addColumn('direction', 'text', (column) => column.notNull())
    .addColumn('moved_ppm', 'integer')
    .addColumn('reference_price', 'bigint')
    .addColumn('reference_grid_index', 'bigint')
    .addUniqueConstraint('alert_firings_once', ['alert_id', 'grid_index'])
    .execute();
  await db.schema.createIndex('alert_firings_user').on('alert_firings').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('alert_firings_time').on('alert_firings').column('grid_index').execute();
}
