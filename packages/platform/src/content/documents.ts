import type { LanguageCode } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { textsIn } from './languages.ts';
import { liveItems } from './versions.ts';

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
  nowMs: number,
  key: DocumentKey,
  lang: LanguageCode,
): Promise<Outcome<Document, 'content_not_found'>> {
  const [item] = await liveItems(db, 'page', nowMs, key);
  if (item === undefined) return reject('content_not_found');
  const { title = '', body = '' } = textsIn('page', item, lang);
  return done({ key, title, body, updatedAtMs: item.changedAtMs });
}
