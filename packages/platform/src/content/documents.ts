import type { LanguageCode } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { fallbackLanguage, preferred } from './languages.ts';

/** Single pages: about us, contact, compliance, and the terms that users agree to. */
export const documentKeys = ['about', 'contact', 'compliance', 'terms', 'privacy', 'risk'] as const;
export type DocumentKey = (typeof documentKeys)[number];

export interface Document {
  readonly key: DocumentKey;
  readonly title: string;
  /** Written like the body of an article. */
  readonly body: string;
  readonly updatedAtMs: number;
}

export async function findDocument(
  db: Kysely<PlatformTables>,
  key: DocumentKey,
  lang: LanguageCode,
): Promise<Outcome<Document, 'content_not_found'>> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('document_texts', 'document_texts.document_key', 'documents.document_key')
    .select(['documents.document_key', 'lang', 'title', 'body', 'updated_at_ms'])
    .where('documents.document_key', '=', key)
    .where('lang', 'in', [lang, fallbackLanguage])
    .execute();
  const [row] = preferred(rows, lang, () => key);
  if (row === undefined) return reject('content_not_found');
  return done({ key, title: row.title, body: row.body, updatedAtMs: row.updated_at_ms });
}
