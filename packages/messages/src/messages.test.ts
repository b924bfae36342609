import {
  anyCodes,
  codeScenes,
  copyReasons,
  endReasons,
  entryKinds,
  type LanguageCode,
  languageCodes,
  optionResults,
  parameterRules,
  ticketCancelReasons,
  ticketCloseReasons,
} from '@candor/api';
import { describe, expect, test } from 'vitest';
import { serverTexts as en } from './en/server-texts.ts';
import { languages } from './languages.ts';
import { loadMessages, loadPart } from './load-messages.ts';
import { mailTexts } from './mail-texts.ts';
import { messageOf, parameterTextOf, textOf } from './server.ts';
import { textPartNames } from './text-parts.ts';
import { serverTexts as vn } from './vn/server-texts.ts';
import { serverTexts as zh } from './zh/server-texts.ts';

const all = { en: flat(en), vn: flat(vn), zh: flat(zh) };
const written = Object.keys(all) as (keyof typeof all)[];

function flat(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

/** Names of the arguments of an ICU text, those inside the branches of plurals included. */
function argumentsOf(text: string): string[] {
  const names = new Set<string>();
  let at = 0;
  // A text runs to the brace that closes it; in it every opening brace starts an argument.
  const readText = (): void => {
    for (; at < text.length && text[at] !== '}'; at++) if (text[at] === '{') readArgument();
  };
  const readArgument = (): void => {
    names.add(/^\{\s*(\w+)/.exec(text.slice(at))?.[1] ?? '');
    for (at += 1; text[at] !== '}'; at++) {
      if (text[at] !== '{') continue;
      at += 1;
      readText();
    }
  };
  readText();
  return [...names].sort();
}

describe.each(written)('%s', (language) => {
  test('has the same keys as English and no empty text', () => {
    expect([...all[language].keys()]).toEqual([...all.en.keys()]);
    expect([...all[language]].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('takes the same arguments as English', () => {
    for (const [key, text] of all[language]) expect(argumentsOf(text), key).toEqual(argumentsOf(all.en.get(key) ?? ''));
  });

  test('every text can be formatted', () => {
    for (const [key, text] of all[language]) {
      const values = Object.fromEntries(argumentsOf(text).map((name) => [name, 2]));
      const formatted = messageOf(key, language, values);
      expect(formatted, key).not.toMatch(/[{}]/);
    }
  });

  test('says every code, rule, end reason and kind of entry', () => {
    for (const code of anyCodes) expect(textOf(code, language)).not.toBe('');
    for (const rule of parameterRules) expect(parameterTextOf('amount', rule, language)).toMatch(/^amount/);
    for (const reason of endReasons) expect(messageOf(`words.endReasons.${reason}`, language)).not.toBe('');
    for (const kind of entryKinds) expect(messageOf(`words.entryKinds.${kind}`, language)).not.toBe('');
    for (const reason of ticketCloseReasons)
      expect(messageOf(`contract.closeReasons.${reason}`, language)).not.toBe('');
    for (const reason of ticketCancelReasons) {
      expect(messageOf(`contract.cancelReasons.${reason}`, language)).not.toBe('');
    }
    for (const result of optionResults) expect(messageOf(`options.results.${result}`, language)).not.toBe('');
    for (const reason of copyReasons) expect(messageOf(`copying.reasons.${reason}`, language)).not.toBe('');
  });

  test.each(codeScenes)('a %s code comes with its site, its time and a warning', (scene) => {
    const mail = mailTexts('Candor')({ kind: 'code', scene, code: '012345', minutes: 10 }, language);
    for (const text of [mail.text, mail.sms]) {
      expect(text).toContain('012345');
      expect(text).toContain('Candor');
      expect(text).toContain('10');
    }
    expect(mail.subject).not.toContain('012345');
  });
});

test('Vietnamese and Chinese are not left in English', () => {
  const same = (language: 'vn' | 'zh') =>
    [...all[language]].filter(([key, text]) => text === all.en.get(key) && /[a-z]{4,} [a-z]{3,}/i.test(text));
  expect(same('vn')).toEqual([]);
  expect(same('zh')).toEqual([]);
});

/** Spec section 8, the messages that exist so far. */
test.each([
  'Login failed',
  'Login successful',
  'Registration succeeded',
  'Registration failed',
  'Parameter error',
  'Function under development',
  'No more data',
  'Text too long',
  'Insufficient balance',
  'Please log in first',
  'Wrong price',
  'The two passwords are inconsistent',
])('specification 8: "%s" is said', (message) => {
  expect([...all.en.values()].some((text) => text.startsWith(message))).toBe(true);
});

test('every language of the spec loads: its own texts, or English', async () => {
  expect(languages.map((language) => language.code)).toEqual(languageCodes);
  const loaded = async (code: LanguageCode): Promise<string> => (await loadMessages(code)).common.confirm;
  expect([await loaded('vn'), await loaded('zh'), await loaded('en'), await loaded('kor')]).toEqual([
    'Xác nhận',
    '确认',
    'Confirm',
    'Confirm',
  ]);
  const loadedLater = async (code: LanguageCode) => (await loadPart('trading', code)).contract.directions.long;
  expect([await loadedLater('vn'), await loadedLater('zh'), await loadedLater('kor')]).toEqual([
    'Long',
    '做多',
    'Long',
  ]);
  expect(textOf('balance_insufficient', 'spa')).toBe(textOf('balance_insufficient', 'en'));
});

test.each(languageCodes)('%s: no area stands in two parts, where one would hide the other', async (code) => {
  const parts = await Promise.all([loadMessages(code), ...textPartNames.map((name) => loadPart(name, code))]);
  const areas = parts.flatMap((part) => Object.keys(part));
  expect(areas.length).toBeGreaterThan(20);
  expect(new Set(areas).size).toBe(areas.length);
});

test('a key that does not exist is a fault, not a text', () => {
  expect(() => messageOf('errors.nothing', 'en')).toThrow();
});
