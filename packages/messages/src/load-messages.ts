import type { LanguageCode } from '@candor/contract';
import type { EnglishBase } from './en/index.ts';
import type { EnglishTrading } from './en/trading/index.ts';
import type { Messages, TradingMessages } from './same-texts.ts';

/**
 * The texts that every page needs, fetched when first asked for: one chunk per language. Unwritten languages get English.
 *
 * They are typed as English, whose literal texts carry the types of keys and arguments; the tests hold that the other
 * languages have the same.
 */
export async function loadMessages(code: LanguageCode): Promise<EnglishBase> {
  return (await loadBase(code)) as EnglishBase;
}

/** The texts of contracts, options and copying: a second chunk per language, for the screens of these products. */
export async function loadTradingMessages(code: LanguageCode): Promise<EnglishTrading> {
  return (await loadTrading(code)) as EnglishTrading;
}

/** Languages that the agreement on copying is written in. */
export const copyAgreementLanguages = ['zh', 'en', 'vn'] as const satisfies readonly LanguageCode[];
export type CopyAgreementLanguage = (typeof copyAgreementLanguages)[number];

export interface CopyAgreement {
  readonly title: string;
  /** A long text: see the contract's `longText`. */
  readonly text: string;
}

/** The agreement on copying, fetched where it is read. */
export async function loadCopyAgreement(language: CopyAgreementLanguage): Promise<CopyAgreement> {
  switch (language) {
    case 'vn':
      return (await import('./vn/copy-agreement.ts')).copyAgreement;
    case 'zh':
      return (await import('./zh/copy-agreement.ts')).copyAgreement;
    default:
      return (await import('./en/copy-agreement.ts')).copyAgreement;
  }
}

async function loadBase(code: LanguageCode): Promise<Messages> {
  switch (code) {
    case 'vn':
      return (await import('./vn/index.ts')).vn;
    case 'zh':
      return (await import('./zh/index.ts')).zh;
    default:
      return (await import('./en/index.ts')).en;
  }
}

async function loadTrading(code: LanguageCode): Promise<TradingMessages> {
  switch (code) {
    case 'vn':
      return (await import('./vn/trading/index.ts')).trading;
    case 'zh':
      return (await import('./zh/trading/index.ts')).trading;
    default:
      return (await import('./en/trading/index.ts')).trading;
  }
}
