import type { LanguageCode } from '@candor/api';
import { textFolderOf } from '@candor/messages';
import { loaders } from 'virtual:texts';

/** The messages of a person are shown in the words in which they were told. */
const parts = ['base', 'inbox', 'console'];

/** Loads the texts of a language. */
export async function loadTexts(language: LanguageCode) {
  const folder = textFolderOf(language);
  const loaded = await Promise.all(parts.map(async (part) => loaders[`${folder}/${part}`]?.()));
  return Object.assign({}, ...loaded.map((part) => part?.default));
}
