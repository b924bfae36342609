/** Languages the spec names; those without texts yet fall back to English. */
export const languageCodes = ['vn', 'zh', 'en', 'hk', 'th', 'jp', 'kor', 'fra', 'spa'] as const;
export type LanguageCode = (typeof languageCodes)[number];
export const defaultLanguage: LanguageCode = 'vn';
