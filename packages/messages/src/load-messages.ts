import type { LanguageCode } from '@candor/api';
import type { EnglishBase } from './en/index.ts';
import type { EnglishParts } from './en/parts.ts';
import type { Messages, PartTexts } from './same-texts.ts';
import type { TextPartName } from './text-parts.ts';

/**
 * The texts that every page needs, fetched when first asked for: one chunk per language. Unwritten languages get English.
 *
 * They are typed as English, whose literal texts carry the types of keys and arguments; the tests hold that the other
 * languages have the same.
 */
export async function loadMessages(code: LanguageCode): Promise<EnglishBase> {
  return (await loadBase(code)) as EnglishBase;
}

/** The texts of one part, typed as English like the base: a chunk for each part and language, for the screens that say them. */
export async function loadPart<Name extends TextPartName>(name: Name, code: LanguageCode): Promise<EnglishParts[Name]> {
  const load: PartLoaders[TextPartName] = loaders[name];
  return (await load(code)) as EnglishParts[Name];
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

async function loadTrading(code: LanguageCode): Promise<PartTexts<'trading'>> {
  switch (code) {
    case 'vn':
      return (await import('./vn/trading/index.ts')).trading;
    case 'zh':
      return (await import('./zh/trading/index.ts')).trading;
    default:
      return (await import('./en/trading/index.ts')).trading;
  }
}

async function loadWallet(code: LanguageCode): Promise<PartTexts<'wallet'>> {
  switch (code) {
    case 'vn':
      return (await import('./vn/wallet/index.ts')).wallet;
    case 'zh':
      return (await import('./zh/wallet/index.ts')).wallet;
    default:
      return (await import('./en/wallet/index.ts')).wallet;
  }
}

async function loadAccount(code: LanguageCode): Promise<PartTexts<'account'>> {
  switch (code) {
    case 'vn':
      return (await import('./vn/account/index.ts')).account;
    case 'zh':
      return (await import('./zh/account/index.ts')).account;
    default:
      return (await import('./en/account/index.ts')).account;
  }
}

type PartLoaders = { readonly [Name in TextPartName]: (code: LanguageCode) => Promise<PartTexts<Name>> };
const loaders: PartLoaders = { trading: loadTrading, wallet: loadWallet, account: loadAccount };
