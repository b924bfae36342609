import type { LanguageCode } from '@candor/api';
import { Fault } from '@candor/kernel';
import type { Document, DocumentKey, Platform } from '@candor/platform';

/** A page that every installation is seeded with. */
export async function seededDocument(platform: Platform, key: DocumentKey, lang: LanguageCode): Promise<Document> {
  const found = await platform.content.document(key, lang);
  if (!found.ok) throw new Fault('content_missing', `the page "${key}" is not in the platform's database`);
  return found.value;
}
