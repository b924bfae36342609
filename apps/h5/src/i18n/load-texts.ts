import { type EnglishBase, type EnglishMessages, loadMessages, loadPart, type TextPartName } from '@candor/messages';
import type { Settings } from '../brain/settings.ts';
import { setCurrentTexts } from './current-texts.ts';

export type Language = Settings['language'];

/** The texts of one language, as many parts of them as were asked for. */
export interface LoadedTexts {
  readonly language: Language;
  readonly texts: EnglishBase & Partial<EnglishMessages>;
  /** The parts that are among them. */
  readonly parts: readonly TextPartName[];
}

/** Fetches all wanted parts at once, so that a screen never shows two languages. */
export async function loadTexts(language: Language, parts: readonly TextPartName[]): Promise<LoadedTexts> {
  const [base, ...loaded] = await Promise.all([
    loadMessages(language),
    ...parts.map((name) => loadPart(name, language)),
  ]);
  setCurrentTexts(base);
  return { language, texts: Object.assign({}, base, ...loaded), parts };
}
