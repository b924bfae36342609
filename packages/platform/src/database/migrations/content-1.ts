import type { Kysely } from 'kysely';

/** Each kind of content is one table of facts and one of texts, a row per language. */
export async function createContentTables(db: Kysely<any>): Promise<void> {
  await createArticleTables(db);
  await createFaqTables(db);
  await createDocumentTables(db);
  await createMenuTables(db);
  await createSettingTables(db);
}

async function createArticleTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('articles')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('category_id', 'integer', (column) => column.notNull())
    .addColumn('is_popup', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('art', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('published_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('articles_listed').on('articles').columns(['category_id', 'position']).execute();
  await db.schema
    .createTable('article_texts')
    .addColumn('article_id', 'integer', (column) => column.notNull().references('articles.id'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_texts_pk', ['article_id', 'lang'])
    .execute();
}

async function createFaqTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('faq_groups')
    .addColumn('group_key', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('faq_group_texts')
    .addColumn('group_key', 'text', (column) => column.notNull().references('faq_groups.group_key'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('faq_group_texts_pk', ['group_key', 'lang'])
    .execute();
  await db.schema
    .createTable('faq_entries')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('group_key', 'text', (column) => column.notNull().references('faq_groups.group_key'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('faq_entry_texts')
    .addColumn('entry_id', 'integer', (column) => column.notNull().references('faq_entries.id'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('faq_entry_texts_pk', ['entry_id', 'lang'])
    .execute();
}

async function createDocumentTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('documents')
    .addColumn('document_key', 'text', (column) => column.primaryKey())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('document_texts')
    .addColumn('document_key', 'text', (column) => column.notNull().references('documents.document_key'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_texts_pk', ['document_key', 'lang'])
    .execute();
}

async function createMenuTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('menu_items')
    .addColumn('item_key', 'text', (column) => column.primaryKey())
    .addColumn('group_key', 'text', (column) => column.notNull())
    .addColumn('icon', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('is_on_home', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('menu_item_texts')
    .addColumn('item_key', 'text', (column) => column.notNull().references('menu_items.item_key'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('menu_item_texts_pk', ['item_key', 'lang'])
    .execute();
}

async function createSettingTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('platform_seeds')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('site_settings')
    .addColumn('setting_key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('fiat_rates')
    .addColumn('currency_code', 'text', (column) => column.primaryKey())
    .addColumn('rate', 'text', (column) => column.notNull())
    .addColumn('saved_at_ms', 'bigint', (column) => column.notNull())
    .execute();
}
