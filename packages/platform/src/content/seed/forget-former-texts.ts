import type { Kysely } from 'kysely';
import type { PlatformTables } from '../../database/tables.ts';
import { fingerprint, presentFingerprints, shippedTexts } from './shipped-texts.ts';

/**
 * Deletes texts that are still as an earlier build wrote them, so that the seed writes the present ones in their
 * place. A row in which an operator changed a single word stays.
 */
export async function forgetFormerTexts(tx: Kysely<PlatformTables>, nowMs: number): Promise<void> {
  const present = presentFingerprints();
  const isFormer = (...row: readonly (string | number)[]) => {
    const print = fingerprint(...row);
    return shippedTexts.has(print) && !present.has(print);
  };
  for (const { article_id, lang, title, summary, body } of await tx.selectFrom('article_texts').selectAll().execute()) {
    if (!isFormer(article_id, lang, title, summary, body)) continue;
    await tx.deleteFrom('article_texts').where('article_id', '=', article_id).where('lang', '=', lang).execute();
  }
  for (const { group_key, lang, title } of await tx.selectFrom('faq_group_texts').selectAll().execute()) {
    if (!isFormer(group_key, lang, title)) continue;
    await tx.deleteFrom('faq_group_texts').where('group_key', '=', group_key).where('lang', '=', lang).execute();
  }
  for (const { entry_id, lang, question, answer } of await tx.selectFrom('faq_entry_texts').selectAll().execute()) {
    if (!isFormer(entry_id, lang, question, answer)) continue;
    await tx.deleteFrom('faq_entry_texts').where('entry_id', '=', entry_id).where('lang', '=', lang).execute();
  }
  for (const { document_key, lang, title, body } of await tx.selectFrom('document_texts').selectAll().execute()) {
    if (!isFormer(document_key, lang, title, body)) continue;
    await tx.deleteFrom('document_texts').where('document_key', '=', document_key).where('lang', '=', lang).execute();
    await tx.updateTable('documents').set({ updated_at_ms: nowMs }).where('document_key', '=', document_key).execute();
  }
  for (const { item_key, lang, label } of await tx.selectFrom('menu_item_texts').selectAll().execute()) {
    if (!isFormer(item_key, lang, label)) continue;
    await tx.deleteFrom('menu_item_texts').where('item_key', '=', item_key).where('lang', '=', lang).execute();
  }
}
