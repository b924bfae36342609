/// <reference types="vite/types/importMeta.d.ts" />
import type { LanguageCode } from '@candor/api';
import { textFolderOf } from './languages.ts';
import type { EveryText, Written } from './texts.ts';

type Areas = Readonly<Record<string, object>>;

/** All files of texts, as the folders have them. */
const files = import.meta.glob<Areas>('../texts/*/*/*.json', { eager: true, import: 'default' });

const byFolder = new Map<string, Record<string, object>>();
for (const [path, areas] of Object.entries(files)) {
  const [, , folder = ''] = path.split('/');
  const all = byFolder.get(folder) ?? {};
  byFolder.set(folder, all);
  // Texts of an area that only the server uses are in a file of their own.
  for (const [area, texts] of Object.entries(areas)) all[area] = { ...all[area], ...texts };
}

/** Languages that have texts, by the names of their folders. */
export const textFolders: readonly string[] = [...byFolder.keys()];

/** All texts of a language; English ones while it has none. */
export function textsIn(language: LanguageCode): Written<EveryText> {
  return byFolder.get(textFolderOf(language)) as Written<EveryText>;
}
