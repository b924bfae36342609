import { createRequire } from 'node:module';
import type * as Core from '@zxcvbn-ts/core';
import type * as Common from '@zxcvbn-ts/language-common';
import type * as English from '@zxcvbn-ts/language-en';
import { ownCommonPasswords } from './own-common-passwords.ts';

/**
 * An attacker with this many guesses has tried the passwords people choose; seven random characters, the least we
 * accept, are worth just as many.
 */
const guessesMin = 10_000_000;
/** The estimator's time grows with the square of the length, and worse; so much of a password has to be good by itself. */
const judgedSize = 20;
/** Of a word that belongs to the user or to us, in a password. Shorter ones are in almost everything. */
const ownWordSizeMin = 4;
const ownWordsMax = 10;

const load = createRequire(import.meta.url);
let estimator: Core.ZxcvbnFactory | undefined;

/** Some 20 MB of words: made when the first password is chosen, not with every start. */
function theEstimator(): Core.ZxcvbnFactory {
  if (estimator !== undefined) return estimator;
  const { ZxcvbnFactory: Factory } = load('@zxcvbn-ts/core') as typeof Core;
  const common = load('@zxcvbn-ts/language-common') as typeof Common;
  const english = load('@zxcvbn-ts/language-en') as typeof English;
  const { 'commonWords-en': words, 'firstnames-en': firstNames, 'lastnames-en': lastNames } = english.dictionary;
  estimator = new Factory({
    dictionary: { ...common.dictionary, words, firstNames, lastNames, own: [...ownCommonPasswords] },
    graphs: common.adjacencyGraphs,
    maxLength: judgedSize,
  });
  return estimator;
}

/**
 * True when an attacker who knows common choices, and the owner of the account, guesses this password soon. `ownWords`
 * are the site's and the user's: they count for nothing, wherever they are in it (ASVS 6.2.11).
 */
export function isGuessable(password: string, ownWords: readonly string[]): boolean {
  const own = ownWords
    .slice(0, ownWordsMax)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= ownWordSizeMin);
  let rest = password;
  for (const word of own) {
    const at = rest.toLowerCase().indexOf(word);
    if (at >= 0) rest = rest.slice(0, at) + rest.slice(at + word.length);
  }
  return guessesFor(rest) < guessesMin;
}

/** A long one may begin with a common text, or end with it. */
function guessesFor(text: string): number {
  const { guesses } = theEstimator().check(text.slice(0, judgedSize));
  if (guesses >= guessesMin || text.length <= judgedSize) return guesses;
  return theEstimator().check(text.slice(-judgedSize)).guesses;
}
