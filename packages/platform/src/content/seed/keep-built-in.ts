import { builtInFiatRates, type ContentKind, type ItemContent } from '@candor/api';
import { hourMs } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import type { PlatformTables } from '../../database/tables.ts';
import { documentKeys } from '../documents.ts';
import { contentLanguages } from '../languages.ts';
import { builtInAuthor } from '../versions.ts';
import { articleFacts, articleKeys } from './articles.ts';
import { builtInTexts } from './built-in-texts.ts';
import { faqGroupKeys, faqGroupOf, faqKeys } from './faq.ts';
import { homeShortcuts, menuKeys } from './menu.ts';
import { siteSettings } from './settings.ts';

const settingsSeed = { name: 'content', version: 8 };

interface BuiltIn extends ItemContent {
  readonly kind: ContentKind;
  readonly key: string;
  /** So much before the others, so that a list by time has the order of the build. */
  readonly agoMs?: number;
}

/**
 * Keeps the texts of this build as versions: the first of each item, and another one where a former build's words are
 * the newest. What an operator has written or taken down stays as it is.
 */
export async function keepBuiltIn(db: Kysely<PlatformTables>, nowMs: number): Promise<void> {
  await inTransaction(db, { lock: 'start' }, async (tx) => {
    await seedSettings(tx, nowMs);
    const rows = await tx
      .selectFrom('content_versions')
      .select(['kind', 'item_key', 'version', 'author', 'content', 'until_ms'])
      .orderBy('version')
      .execute();
    const newest = new Map(rows.map((row) => [`${row.kind} ${row.item_key}`, row]));
    const fresh = builtInItems().flatMap(({ kind, key, agoMs = 0, facts, texts }) => {
      const before = newest.get(`${kind} ${key}`);
      const content = JSON.stringify({ facts, texts });
      const isOurs = before?.author === builtInAuthor && before.until_ms === null;
      if (before !== undefined && (!isOurs || isSame(before.content, content))) return [];
      return [
        {
          kind,
          item_key: key,
          version: (before?.version ?? 0) + 1,
          content,
          author: builtInAuthor,
          note: '',
          saved_at_ms: nowMs,
          state: 'published',
          asked_by: '',
          asked_at_ms: null,
          decided_by: '',
          decided_at_ms: null,
          from_ms: nowMs - agoMs,
          until_ms: null,
        },
      ];
    });
    if (fresh.length > 0) await tx.insertInto('content_versions').values(fresh).execute();
  });
}

/** Languages and fields may come in another order. */
function isSame(before: string, after: string): boolean {
  return canonical(JSON.parse(before)) === canonical(JSON.parse(after));
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${name}:${canonical(field)}`).join(',')}}`;
}

function textsOf(read: (lang: (typeof contentLanguages)[number]) => object): ItemContent['texts'] {
  return Object.fromEntries(contentLanguages.map((lang) => [lang, { ...read(lang) }]));
}

export function builtInItems(): readonly BuiltIn[] {
  const articles = articleKeys.map((key, index): BuiltIn => {
    const { kind, art = '', route = '' } = articleFacts[key];
    const place = kind === 'banner' ? { position: index + 1 } : {};
    const image = kind === 'popup' ? {} : { image: art };
    return {
      kind,
      key: `${index + 1}`,
      agoMs: index * hourMs,
      facts: { ...place, ...image, route },
      texts: textsOf((lang) => builtInTexts[lang].articles[key]),
    };
  });
  const topics = faqGroupKeys.map(
    (key, index): BuiltIn => ({
      kind: 'topic',
      key,
      facts: { position: index + 1 },
      texts: textsOf((lang) => ({ title: builtInTexts[lang].faqGroups[key] })),
    }),
  );
  const questions = faqKeys.map(
    (key, index): BuiltIn => ({
      kind: 'faq',
      key: `${index + 1}`,
      facts: { topic: faqGroupOf[key], position: index + 1 },
      texts: textsOf((lang) => builtInTexts[lang].faq[key]),
    }),
  );
  const pages = documentKeys.map(
    (key): BuiltIn => ({
      kind: 'page',
      key,
      facts: {},
      texts: textsOf((lang) => builtInTexts[lang].documents[key]),
    }),
  );
  const menu = menuKeys.map(
    (key, index): BuiltIn => ({
      kind: 'menu',
      key,
      facts: { position: index + 1, isOnHome: index < homeShortcuts, isHidden: false },
      texts: textsOf((lang) => ({ label: builtInTexts[lang].menu[key] })),
    }),
  );
  return [...articles, ...topics, ...questions, ...pages, ...menu];
}

/** Once: a setting that an operator has taken away does not come back. */
async function seedSettings(tx: Kysely<PlatformTables>, nowMs: number): Promise<void> {
  const applied = await tx
    .selectFrom('platform_seeds')
    .select('version')
    .where('name', '=', settingsSeed.name)
    .executeTakeFirst();
  if (applied !== undefined && applied.version >= settingsSeed.version) return;
  const settings = Object.entries(siteSettings).map(([setting_key, value]) => ({ setting_key, value }));
  const rates = Object.entries(builtInFiatRates).map(([currency_code, rate]) => {
    return { currency_code, rate, saved_at_ms: nowMs };
  });
  await tx
    .insertInto('site_settings')
    .values(settings)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('fiat_rates')
    .values(rates)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('platform_seeds')
    .values(settingsSeed)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version: settingsSeed.version }))
    .execute();
}
