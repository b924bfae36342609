import { type AppTexts, type PartTexts, type TextPartName, textFolderOf } from '@candor/messages';
import { loaders } from 'virtual:texts';
import type { Settings } from '#client/settings.ts';

export type Language = Settings['language'];

/** The texts of one language, as many parts of them as were requested. */
export interface LoadedTexts {
  readonly language: Language;
  readonly texts: Partial<AppTexts>;
  /** The parts that are among them. */
  readonly parts: readonly TextPartName[];
}

/** Fetches all wanted parts at once, so that a screen never shows two languages. */
export async function loadTexts(language: Language, parts: readonly TextPartName[]): Promise<LoadedTexts> {
  const [base, ...loaded] = await Promise.all([
    loadPart('base', language),
    ...parts.map((name) => loadPart(name, language)),
  ]);
  return { language, texts: Object.assign({}, base, ...loaded), parts };
}

/** One part of the texts, a chunk of its own: in the language, or in English while it is not written. */
export async function loadPart<Name extends 'base' | TextPartName>(
  name: Name,
  language: Language,
): Promise<PartTexts<Name>> {
  const load = loaders[`${textFolderOf(language)}/${name}`];
  if (load === undefined) throw new Error(`no texts of ${name} in ${language}`);
  return (await load()).default as PartTexts<Name>;
}
