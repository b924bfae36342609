import { allCalls, codeScenes, languageCodes, readingStops } from '@candor/api';
import { describe, expect, test } from 'vitest';
import { textFolders } from './every-text.ts';
import { languages, writtenLanguages } from './languages.ts';
import { mailTexts } from './mail-texts.ts';
import { outcomeText, parameterTextOf, sayIn, textOf, textsIn, textUntil } from './server.ts';

function flat(tree: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

const operatorCodes = allCalls.filter(({ access }) => access === 'operator').flatMap(({ rejects }) => rejects);

test('operators do not read as their own what is a person’s', () => {
  const ofUsers = new Set(allCalls.filter(({ access }) => access !== 'operator').flatMap(({ rejects }) => rejects));
  const texts = operatorCodes.filter((code) => ofUsers.has(code)).map((code) => textOf(code, 'en', 'operator'));
  expect(texts.filter((text) => /\byours?\b/i.test(text))).toEqual([]);
});

test('the languages of the spec, each with texts of its own or with English ones', () => {
  expect(languages.map(({ code }) => code)).toEqual(languageCodes);
  expect(writtenLanguages.map(({ htmlLang }) => htmlLang).sort()).toEqual([...textFolders].sort());
  const confirms = (['vn', 'zh', 'en', 'kor'] as const).map((code) => textsIn(code).common.confirm);
  expect(confirms).toEqual(['Xác nhận', '确认', 'Confirm', 'Confirm']);
  expect(textOf('balance_insufficient', 'spa')).toBe(textOf('balance_insufficient', 'en'));
});

describe.each(writtenLanguages)('$code', ({ code: language }) => {
  test('every text can be rendered', () => {
    const say = sayIn(language) as (key: string, values: object) => string;
    const texts = flat(textsIn(language));
    const names = texts.flatMap(([, text]) => [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name));
    const values = Object.fromEntries(names.map((name) => [name, 2]));
    for (const [key] of texts) expect(say(key, values), key).not.toMatch(/[{}]/);
  });

  test('has words for each outcome of an operator’s call', () => {
    const ofDoor = ['ok', 'begun', 'parameter_error', 'role_needed', 'operator_proof_needed', 'server_fault'] as const;
    const outcomes = [...ofDoor, ...readingStops, ...operatorCodes];
    expect(outcomes.filter((outcome) => outcomeText(outcome, language) === outcome)).toEqual([]);
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

test('a count is rendered as each language counts', () => {
  const waits = (minutes: number) =>
    (['en', 'vn', 'zh'] as const).map((code) => textUntil('login_failed', minutes * 60_000, code));
  expect(waits(1)).toEqual([
    expect.stringMatching(/ in 1 minute\.$/),
    expect.stringMatching(/ sau 1 phút\.$/),
    expect.stringMatching(/在 1 分钟后重试。$/),
  ]);
  expect(waits(2)).toEqual([
    expect.stringMatching(/ in 2 minutes\.$/),
    expect.stringMatching(/ sau 2 phút\.$/),
    expect.stringMatching(/在 2 分钟后重试。$/),
  ]);
});

test('a field of a list of words gets that list', () => {
  const say = (words: readonly string[]) => parameterTextOf('side', 'not_in_list', 'en', words);
  expect(say(['buy', 'sell'])).toBe('side: use one of buy, sell.');
  expect(say([])).toBe('side: not one of the allowed values.');
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
])('specification 8: "%s" has a text', (message) => {
  expect(flat(textsIn('en')).some(([, text]) => text.startsWith(message))).toBe(true);
});

test('a key that does not exist is a fault, not a text, and so is a value that is missing', () => {
  const say = sayIn('en');
  // @ts-expect-error: there is no such key.
  expect(() => say('errors.nothing')).toThrow('nothing');
  //
  // @ts-expect-error: a purchase has a direction.
  expect(() => say('options.bought')).toThrow('direction');
  // @ts-expect-error: its name is `direction`.
  expect(() => say('options.bought', { side: 'up' })).toThrow('direction');
  // @ts-expect-error: minutes are counted, so they are a number.
  expect(say('refusedFor.minutes', { reason: 'No.', minutes: '2' })).toBe('No. Try again in 2 minutes.');
});
