import { contactsIn } from '../conversations/contacts.ts';

/** The rules of names and signatures that people choose (specification 5). Lengths count characters, not code units. */
export const nicknameSize = { min: 2, max: 10 } as const;
export const signatureSize = { min: 2, max: 30 } as const;
/** Of a name in a document. */
const legalNameSize = { min: 2, max: 64 } as const;

/** As it is compared and kept: composed, full-width forms plain, one space between words. */
export function normalText(typed: string): string {
  return typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
}

function isOfSize(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const size = [...text].length;
  return size >= min && size <= max;
}

/**
 * Latin letters of living languages, and Chinese characters. Latin is more than that: phonetic signs and small
 * capitals, which can spell "admin" in a way that no filter recognises.
 */
const letters = String.raw`A-Za-zÀ-ÖØ-öø-ſƠơƯưǍ-ǜȘ-țḀ-ỿ\p{Script=Han}`;
const nickname = new RegExp(`^[${letters}0-9]+$`, 'u');
const signature = new RegExp(`^[${letters}0-9 .,!?:;'()&+~%–—…，。！？、：；（）《》·-]+$`, 'u');

/** Letters with their marks, Chinese characters, digits. In its normal form. */
export function isNickname(text: string): boolean {
  return isOfSize(text, nicknameSize) && nickname.test(text);
}

const messengers = /^(?:telegram|tele(?=\P{L})|zalo|whatsapp|wechat|weixin|viber|discord|facebook|instagram)/iu;
const messengersHan = /微信|薇信|威信|电报|電報|飞机号|扣扣/u;

/**
 * True for a nickname that leads elsewhere: a number to call, a name at a messenger, or so many digits in a row that they
 * can be one. In its normal form.
 */
export function isContactNickname(text: string): boolean {
  return (
    /[0-9零〇一二三四五六七八九]{5}/u.test(text) ||
    messengers.test(text) ||
    messengersHan.test(text) ||
    contactsIn(text.replace(/(?<=\p{L})(?=\d)/gu, ' ')).length > 0
  );
}

/** Letters, digits, spaces and the punctuation of a sentence; no markup, no invisible characters. */
export function isSignature(text: string): boolean {
  return isOfSize(text, signatureSize) && signature.test(text);
}

/**
 * True for letters and marks of any script, spaces, apostrophes, hyphens, full stops: the characters of names in
 * documents. Some letters and marks are invisible, and a name has none of these.
 */
export function isLegalName(text: string): boolean {
  return (
    isOfSize(text, legalNameSize) &&
    /^\p{L}[\p{L}\p{M} '’.·-]*$/u.test(text) &&
    !/\p{Default_Ignorable_Code_Point}/u.test(text)
  );
}
