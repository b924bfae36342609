import { type EnglishBase, type EnglishTrading, loadMessages, loadTradingMessages } from '@candor/messages';
import type { Settings } from '../brain/settings.ts';
import { setCurrentTexts } from './current-texts.ts';

export type Language = Settings['language'];

/** The texts of one language, as many parts of them as were asked for. */
export interface LoadedTexts {
  readonly language: Language;
  readonly texts: EnglishBase & Partial<EnglishTrading>;
  /** Contracts, options and copying are among them. */
  readonly hasTrading: boolean;
}

/** Fetches all wanted parts at once, so that a screen never shows two languages. */
export async function loadTexts(language: Language, hasTrading: boolean): Promise<LoadedTexts> {
  const [base, trading] = await Promise.all([
    loadMessages(language),
    hasTrading ? loadTradingMessages(language) : undefined,
  ]);
  setCurrentTexts(base);
  return { language, texts: { ...base, ...trading }, hasTrading };
}
