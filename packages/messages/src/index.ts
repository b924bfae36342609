import './app-config.ts';

export { type Language, languageOf, languages } from './languages.ts';
export { loadMessages } from './load-messages.ts';
export type { EnglishMessages } from './en/index.ts';
export type { Messages, SameTexts } from './same-texts.ts';
