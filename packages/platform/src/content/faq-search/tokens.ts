import type { LanguageCode } from '@candor/api';
import { stopWords, synonyms } from './words.ts';

/** A term of a text with its weight: a pair of syllables says more than one of them. */
export type Terms = ReadonlyMap<string, number>;

const pairWeight = 1.5;
const han = /\p{Script=Han}+/gu;
const latin = /[a-z0-9]+/g;

/** Lower case without marks: "Đăng ký" is "dang ky". */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replaceAll('ı', 'i');
}

/**
 * The terms of a text. Chinese has no spaces, so its terms are pairs of signs; English words lose their endings;
 * Vietnamese words are several syllables, so pairs of these count as well. What users call otherwise than our texts is
 * added by what our texts say.
 */
export function termsOf(text: string, lang: LanguageCode): Terms {
  const terms = new Map<string, number>();
  const add = (term: string, weight: number): void => void terms.set(term, (terms.get(term) ?? 0) + weight);
  const plain = folded(text);
  const said = ` ${plain.replace(/[^a-z0-9\p{Script=Han}]+/gu, ' ')} `;
  const added = synonyms[lang === 'zh' || lang === 'hk' ? 'zh' : lang === 'vn' ? 'vn' : 'en']
    .filter(([spoken]) => (/[a-z0-9]/.test(spoken) ? said.includes(` ${spoken} `) : said.includes(spoken)))
    .map(([, written]) => written);
  const whole = [plain, ...added].join(' | ');
  for (const [run] of whole.matchAll(han)) {
    const signs = [...run];
    if (signs.length === 1) add(run, 1);
    for (let at = 0; at + 1 < signs.length; at++) add(`${signs[at]}${signs[at + 1]}`, 1);
  }
  for (const part of whole.split('|')) {
    const words = [...part.matchAll(latin)].map(([word]) => word);
    const isVietnamese = lang === 'vn';
    words.forEach((word, at) => {
      if (!stopWords.has(word)) add(isVietnamese ? word : stemmed(word), 1);
      const next = words[at + 1];
      if (isVietnamese && next !== undefined) add(`${word} ${next}`, pairWeight);
    });
  }
  return terms;
}

/** Takes the common endings of English off, so that "withdrawing" and "withdrawals" meet. */
function stemmed(word: string): string {
  if (word.length < 4) return word;
  let stem = word.replace(/(?:'s|s')$/, '');
  stem = stem.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
  for (const ending of ['ations', 'ation', 'ingly', 'edly', 'ments', 'ment', 'ing', 'ion', 'ed', 'al', 'ly', 'er']) {
    if (stem.endsWith(ending) && stem.length - ending.length >= 4) {
      stem = stem.slice(0, -ending.length);
      break;
    }
  }
  return stem.replace(/(.)\1$/, '$1').replace(/e$/, '');
}
