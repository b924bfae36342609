import type { LanguageCode } from '@candor/api';

/** The rows of the queue that are shown at once. */
export const queueLimit = 100;

/** The addresses that the page at a hash asks for first: the operator, and the queue where the page is that. */
export function firstAddresses(hash: string, language: LanguageCode): readonly string[] {
  const self = `/api/operator/me?lang=${language}`;
  const isQueue = /^#?\/?(?:work)?$/.test(hash);
  return isQueue ? [self, `/api/operator/cases?limit=${queueLimit}&lang=${language}`] : [self];
}
