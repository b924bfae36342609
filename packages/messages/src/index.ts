import './app-config.ts';

export { type Language, languageOf, languages, textFolderOf, writtenLanguages } from './languages.ts';
export type { AppTexts, PartTexts, TextPartName, Written } from './texts.ts';
