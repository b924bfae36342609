import { dictionary } from '@zxcvbn-ts/language-common';
import { ownCommonPasswords } from './data/own-common-passwords.ts';

/** In lower case. Some 50,000 texts, which take about 4 MB. */
const listed: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...ownCommonPasswords]);

/** How many passwords are refused as they stand; for the tests. */
export const commonPasswordCount = listed.size;

/** What people put behind a word when they are asked for a longer password: a year, a few digits, a sign or two. */
const ending = /^(?:[\d!@#$.]{1,4}|12345|123456)$/;
const endingSizeMax = 6;
/** Shorter ones are in the list too, and would make a common password of almost anything. */
const wordSizeMin = 4;

/** Signs that stand for a letter, as in `p@ssw0rd`. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** Whether attackers try this password first. Capitals make no difference. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return isOneRepeatedUnit(plain) || isRunOfNeighbours(plain) || isListedOrNearly(plain);
}

/** A listed one, one twice over, one with an ending, or one of these with signs for letters. */
function isListedOrNearly(text: string): boolean {
  for (let size = 0; size <= endingSizeMax && text.length - size >= wordSizeMin; size++) {
    const word = text.slice(0, text.length - size);
    if (size > 0 && !ending.test(text.slice(word.length))) continue;
    if (hasListedWord(word) || hasListedWord(inLetters(word))) return true;
  }
  return false;
}

function hasListedWord(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return listed.has(text) || (half.length >= wordSizeMin && half + half === text && listed.has(half));
}

function inLetters(text: string): string {
  return text.replace(/[@431!0$5]/g, (sign) => letters[sign] as string);
}

/** `aaaaaaa`, `abababab`, `123123123`: a unit of up to four characters over and over. */
function isOneRepeatedUnit(text: string): boolean {
  for (let size = 1; size <= 4 && size * 2 <= text.length; size++) {
    const unit = text.slice(0, size);
    if (unit.repeat(Math.ceil(text.length / size)).slice(0, text.length) === text) return true;
  }
  return false;
}

/** `12345678`, `hgfedcba`: every character is next to the one before, in one direction. */
function isRunOfNeighbours(text: string): boolean {
  const step = text.charCodeAt(1) - text.charCodeAt(0);
  if (Math.abs(step) !== 1) return false;
  for (let i = 2; i < text.length; i++) {
    if (text.charCodeAt(i) - text.charCodeAt(i - 1) !== step) return false;
  }
  return true;
}
