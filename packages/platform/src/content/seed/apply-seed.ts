import { hourMs } from '@candor/kernel';
import { builtInFiatRates } from '@candor/api';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import type { PlatformTables } from '../../database/tables.ts';
import { documentKeys } from '../documents.ts';
import { contentLanguages } from '../languages.ts';
import { articleFacts, articleKeys } from './articles.ts';
import { builtInTexts } from './built-in-texts.ts';
import { faqGroupKeys, faqGroupOf, faqKeys, formerPositions } from './faq.ts';
import { forgetFormerTexts } from './forget-former-texts.ts';
import { formerMenuOrder, homeShortcuts, menuFacts, menuKeys } from './menu.ts';
import { siteSettings } from './settings.ts';

/** To be raised whenever the built-in content gains or changes something. */
export const seedVersion = 8;
const seedName = 'content';

/**
 * Writes the missing built-in content, once per version. An operator's changes stay: existing rows are left alone,
 * except for texts still in the words of an earlier build, groups of questions and a menu still in their first places,
 * and menu items that were announced.
 */
export async function applySeed(db: Kysely<PlatformTables>, nowMs: number): Promise<void> {
  await inTransaction(db, { lock: 'start' }, async (tx) => {
    const applied = await tx
      .selectFrom('platform_seeds')
      .select('version')
      .where('name', '=', seedName)
      .executeTakeFirst();
    if (applied !== undefined && applied.version >= seedVersion) return;
    await forgetFormerTexts(tx, nowMs);
    await seedArticles(tx, nowMs);
    await seedFaq(tx);
    await moveFaqGroups(tx);
    await seedDocuments(tx, nowMs);
    await seedMenu(tx);
    await openMenu(tx);
    await moveMenu(tx);
    await seedSettings(tx, nowMs);
    await tx
      .insertInto('platform_seeds')
      .values({ name: seedName, version: seedVersion })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ version: seedVersion }))
      .execute();
  });
}

async function seedArticles(tx: Kysely<PlatformTables>, nowMs: number): Promise<void> {
  const facts = articleKeys.map((key, index) => ({
    id: index + 1,
    category_id: articleFacts[key].categoryId,
    is_popup: articleFacts[key].isPopup === true ? 1 : 0,
    position: index + 1,
    art: articleFacts[key].art ?? '',
    route: articleFacts[key].route ?? '',
    // An hour apart, the first of the list the newest, so that a list by time has the same order.
    published_at_ms: nowMs - index * hourMs,
  }));
  const texts = contentLanguages.flatMap((lang) =>
    articleKeys.map((key, index) => ({ article_id: index + 1, lang, ...builtInTexts[lang].articles[key] })),
  );
  await tx
    .insertInto('articles')
    .values(facts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('article_texts')
    .values(texts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function seedFaq(tx: Kysely<PlatformTables>): Promise<void> {
  const groups = faqGroupKeys.map((group_key, index) => ({ group_key, position: index + 1 }));
  const groupTexts = contentLanguages.flatMap((lang) =>
    faqGroupKeys.map((group_key) => ({ group_key, lang, title: builtInTexts[lang].faqGroups[group_key] })),
  );
  const entries = faqKeys.map((key, index) => ({ id: index + 1, group_key: faqGroupOf[key], position: index + 1 }));
  const entryTexts = contentLanguages.flatMap((lang) =>
    faqKeys.map((key, index) => ({ entry_id: index + 1, lang, ...builtInTexts[lang].faq[key] })),
  );
  await tx
    .insertInto('faq_groups')
    .values(groups)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('faq_group_texts')
    .values(groupTexts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('faq_entries')
    .values(entries)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('faq_entry_texts')
    .values(entryTexts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function moveFaqGroups(tx: Kysely<PlatformTables>): Promise<void> {
  for (const [index, group_key] of faqGroupKeys.entries()) {
    const former = formerPositions[group_key];
    if (former === undefined) continue;
    await tx
      .updateTable('faq_groups')
      .set({ position: index + 1 })
      .where('group_key', '=', group_key)
      .where('position', '=', former)
      .execute();
  }
}

async function seedDocuments(tx: Kysely<PlatformTables>, nowMs: number): Promise<void> {
  const documents = documentKeys.map((document_key) => ({ document_key, updated_at_ms: nowMs }));
  const texts = contentLanguages.flatMap((lang) =>
    documentKeys.map((document_key) => ({ document_key, lang, ...builtInTexts[lang].documents[document_key] })),
  );
  await tx
    .insertInto('documents')
    .values(documents)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('document_texts')
    .values(texts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function seedMenu(tx: Kysely<PlatformTables>): Promise<void> {
  const items = menuKeys.map((item_key, index) => {
    const { group, icon, route, state } = menuFacts[item_key];
    const isOnHome = index < homeShortcuts ? 1 : 0;
    return { item_key, group_key: group, icon, route, state, is_on_home: isOnHome, position: index + 1 };
  });
  const texts = contentLanguages.flatMap((lang) =>
    menuKeys.map((item_key) => ({ item_key, lang, label: builtInTexts[lang].menu[item_key] })),
  );
  await tx
    .insertInto('menu_items')
    .values(items)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('menu_item_texts')
    .values(texts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function seedSettings(tx: Kysely<PlatformTables>, nowMs: number): Promise<void> {
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
}

/** Opens menu entries that were announced and exist now. */
async function openMenu(tx: Kysely<PlatformTables>): Promise<void> {
  for (const item_key of menuKeys) {
    const { route, state } = menuFacts[item_key];
    if (state !== 'available') continue;
    await tx
      .updateTable('menu_items')
      .set({ state, route })
      .where('item_key', '=', item_key)
      .where('state', '=', 'coming')
      .execute();
  }
}

/** Brings a menu that nobody has arranged into the present order. */
async function moveMenu(tx: Kysely<PlatformTables>): Promise<void> {
  const rows = await tx.selectFrom('menu_items').select(['item_key', 'is_on_home']).orderBy('position').execute();
  const isArranged = rows.some(({ is_on_home }, index) => (is_on_home === 1) !== index < homeShortcuts);
  if (isArranged || rows.map(({ item_key }) => item_key).join(' ') !== formerMenuOrder) return;
  for (const [index, item_key] of menuKeys.entries()) {
    await tx
      .updateTable('menu_items')
      .set({ position: index + 1, is_on_home: index < homeShortcuts ? 1 : 0 })
      .where('item_key', '=', item_key)
      .execute();
  }
}
