import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { shippedPrints } from './content-4-prints.ts';

/** The orders that menus were shipped in; another one is an operator's own. */
const shippedMenus = [
  'quick_buy convert copy locked_mining ieo dual options nft coupons more spot contract otc stocks super_leverage points defi_mining cloud_mining loans deposit withdraw transfer statements card_centre invite game service faq about',
  'spot contract options stocks convert copy locked_mining invite faq more dual ieo loans coupons points deposit withdraw transfer statements card_centre game service about quick_buy super_leverage defi_mining cloud_mining otc nft',
];
/** Items that operators add have numbers from here on: those below are the built-in ones'. */
const firstOwnNumber = 1_001;
const builtIn = 'built-in';

/**
 * One table of versions in the place of a table per kind of content. What was there becomes the first version of each
 * item: the installation's own where somebody changed a word of it, which later builds then leave alone.
 */
export async function createContentVersions(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('content_versions')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_key', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('saved_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('asked_by', 'text', (column) => column.notNull())
    .addColumn('asked_at_ms', 'bigint')
    .addColumn('decided_by', 'text', (column) => column.notNull())
    .addColumn('decided_at_ms', 'bigint')
    .addColumn('from_ms', 'bigint')
    .addColumn('until_ms', 'bigint')
    .addPrimaryKeyConstraint('content_versions_pk', ['kind', 'item_key', 'version'])
    .execute();
  await db.schema
    .createIndex('content_versions_shown')
    .on('content_versions')
    .columns(['kind', 'state', 'from_ms'])
    .execute();
  await db.insertInto('id_counters').values({ name: 'content_items', next_id: firstOwnNumber }).execute();
  await keepArticles(db);
  await keepFaq(db);
  await keepPages(db);
  await keepMenu(db);
  await keepAnswers(db);
  for (const table of [
    'article_texts',
    'articles',
    'faq_entry_texts',
    'faq_entries',
    'faq_group_texts',
    'faq_groups',
    'document_texts',
    'documents',
    'menu_item_texts',
    'menu_items',
    'canned_answers',
  ]) {
    await db.schema.dropTable(table).execute();
  }
}

interface Kept {
  readonly kind: string;
  readonly key: string | number;
  readonly facts: object;
  /** Rows of texts, each with its language and, in the order of their fingerprint, its words. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly fields: readonly string[];
  readonly atMs: number;
  /** True when more than its texts was changed, or it never was ours. */
  readonly isOwn?: boolean;
}

async function keep(db: Kysely<any>, { kind, key, facts, rows, fields, atMs, isOwn = false }: Kept): Promise<void> {
  if (rows.length === 0) return;
  const wordsOf = (row: Readonly<Record<string, string>>) => fields.map((field) => row[field] ?? '');
  const isOurs = !isOwn && rows.every((row) => shippedPrints.has(printOf([key, row['lang'] ?? '', ...wordsOf(row)])));
  const texts = Object.fromEntries(
    rows.map((row) => [row['lang'], Object.fromEntries(fields.map((field) => [field, row[field] ?? '']))]),
  );
  const version = {
    kind,
    item_key: `${key}`,
    version: 1,
    content: JSON.stringify({ facts, texts }),
    author: isOurs ? builtIn : 'before versions',
    note: '',
    saved_at_ms: atMs,
    state: 'published',
    asked_by: '',
    decided_by: '',
    from_ms: atMs,
  };
  await db.insertInto('content_versions').values(version).execute();
}

function printOf(row: readonly (string | number)[]): string {
  return createHash('sha256').update(row.join('\n')).digest('hex').slice(0, 16);
}

async function keepArticles(db: Kysely<any>): Promise<void> {
  const texts = await db.selectFrom('article_texts').selectAll().execute();
  for (const row of await db.selectFrom('articles').selectAll().execute()) {
    const kind = row.is_popup === 1 ? 'popup' : row.category_id === 5 ? 'banner' : 'news';
    const place = kind === 'banner' ? { position: row.position } : {};
    const image = kind === 'popup' ? {} : { image: row.art };
    await keep(db, {
      kind,
      key: row.id,
      facts: { ...place, ...image, route: row.route },
      rows: texts.filter(({ article_id }) => article_id === row.id),
      fields: ['title', 'summary', 'body'],
      atMs: row.published_at_ms,
    });
  }
}

async function keepFaq(db: Kysely<any>): Promise<void> {
  const atMs = await foundedAtMs(db);
  const groupTexts = await db.selectFrom('faq_group_texts').selectAll().execute();
  for (const { group_key: key, position } of await db.selectFrom('faq_groups').selectAll().execute()) {
    const rows = groupTexts.filter(({ group_key }) => group_key === key);
    await keep(db, { kind: 'topic', key, facts: { position }, rows, fields: ['title'], atMs });
  }
  const texts = await db.selectFrom('faq_entry_texts').selectAll().execute();
  for (const { id, group_key: topic, position } of await db.selectFrom('faq_entries').selectAll().execute()) {
    const rows = texts.filter(({ entry_id }) => entry_id === id);
    await keep(db, { kind: 'faq', key: id, facts: { topic, position }, rows, fields: ['question', 'answer'], atMs });
  }
}

async function keepPages(db: Kysely<any>): Promise<void> {
  const texts = await db.selectFrom('document_texts').selectAll().execute();
  for (const { document_key: key, updated_at_ms: atMs } of await db.selectFrom('documents').selectAll().execute()) {
    const rows = texts.filter(({ document_key }) => document_key === key);
    await keep(db, { kind: 'page', key, facts: {}, rows, fields: ['title', 'body'], atMs });
  }
}

async function keepMenu(db: Kysely<any>): Promise<void> {
  const atMs = await foundedAtMs(db);
  const texts = await db.selectFrom('menu_item_texts').selectAll().execute();
  const items = await db.selectFrom('menu_items').selectAll().orderBy('position').execute();
  const isOwn = !shippedMenus.includes(items.map(({ item_key }) => item_key).join(' '));
  for (const { item_key: key, position, is_on_home } of items) {
    const facts = { position, isOnHome: is_on_home === 1, isHidden: false };
    const rows = texts.filter(({ item_key }) => item_key === key);
    await keep(db, { kind: 'menu', key, facts, rows, fields: ['label'], atMs, isOwn });
  }
}

async function keepAnswers(db: Kysely<any>): Promise<void> {
  const atMs = await foundedAtMs(db);
  const texts = await db.selectFrom('canned_answers').selectAll().execute();
  for (const key of new Set<string>(texts.map(({ answer_key }) => answer_key))) {
    const rows = texts.filter(({ answer_key }) => answer_key === key);
    await keep(db, { kind: 'answer', key, facts: {}, rows, fields: ['title', 'text'], atMs, isOwn: true });
  }
}

async function foundedAtMs(db: Kysely<any>): Promise<number> {
  const { atMs } = await db
    .selectFrom('platform_migrations')
    .select((row) => row.fn.min<number>('applied_at_ms').as('atMs'))
    .executeTakeFirstOrThrow();
  return atMs;
}
