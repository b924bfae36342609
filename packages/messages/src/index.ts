import './app-config.ts';

export { type Language, languageOf, languages } from './languages.ts';
export {
  type CopyAgreementLanguage,
  copyAgreementLanguages,
  loadCopyAgreement,
  loadMessages,
  loadTradingMessages,
} from './load-messages.ts';
export type { EnglishBase, EnglishMessages } from './en/index.ts';
export type { EnglishTrading } from './en/trading/index.ts';
export type { Messages, SameTexts, TradingMessages } from './same-texts.ts';
