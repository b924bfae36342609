import './app-config.ts';

export { type Language, languageOf, languages } from './languages.ts';
export {
  type CopyAgreementLanguage,
  copyAgreementLanguages,
  loadCopyAgreement,
  loadMessages,
  loadPart,
} from './load-messages.ts';
export type { EnglishBase, EnglishMessages } from './en/index.ts';
export type { EnglishParts } from './en/parts.ts';
export type { Messages, PartTexts, SameTexts } from './same-texts.ts';
export { type TextPartName, textPartNames } from './text-parts.ts';
