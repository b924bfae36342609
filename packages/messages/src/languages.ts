import { type LanguageCode, languageCodes } from '@candor/api';

export interface Language {
  /** As the spec writes it: vn, not vi. */
  readonly code: LanguageCode;
  /** In the language itself. */
  readonly name: string;
  /** For `<html lang>`, fonts and Intl; and the name of its folder of texts. */
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  /** Its texts are written; the others show English. */
  readonly isWritten: boolean;
}

const facts: Readonly<Record<LanguageCode, readonly [name: string, htmlLang: string, isWritten: boolean]>> = {
  vn: ['Tiếng Việt', 'vi', true],
  zh: ['简体中文', 'zh-Hans', true],
  en: ['English', 'en', true],
  hk: ['繁體中文', 'zh-Hant-HK', false],
  th: ['ไทย', 'th', false],
  jp: ['日本語', 'ja', false],
  kor: ['한국어', 'ko', false],
  fra: ['Français', 'fr', false],
  spa: ['Español', 'es', false],
};

/** Every language of the spec, in its order, the default first. */
export const languages: readonly Language[] = languageCodes.map((code) => {
  const [name, htmlLang, isWritten] = facts[code];
  return { code, name, htmlLang, direction: 'ltr', isWritten };
});

/** Those that a user may choose. */
export const writtenLanguages: readonly Language[] = languages.filter(({ isWritten }) => isWritten);

export function languageOf(code: LanguageCode): Language {
  return languages.find((language) => language.code === code) as Language;
}

/** The folder of the texts that a language shows: its own, or the English one. */
export function textFolderOf(code: LanguageCode): string {
  const { htmlLang, isWritten } = languageOf(code);
  return isWritten ? htmlLang : 'en';
}
