import { expect, test } from 'vitest';
import { planted, said } from './planted.mjs';
import { checkTexts } from './texts.mjs';

const folder = 'packages/messages/texts';
const json = (tree) => `${JSON.stringify(tree, null, 2)}\n`;
const english = { trade: { title: 'Trade', buy: 'Buy {asset}', left: '{n, plural, one {# day} other {# days}}' } };
const french = {
  trade: {
    title: 'Négocier',
    buy: 'Acheter {asset}',
    left: '{n, plural, one {# jour} many {# jours} other {# jours}}',
  },
};

/** A product of three texts, in two languages, and the code that uses them. */
function looked({ en = {}, fr = {}, code = '', files = {} } = {}) {
  const texts = (tree, changed) => json({ trade: { ...tree.trade, ...changed } });
  return checkTexts(
    planted({
      [`${folder}/en/spot/base.json`]: texts(english, en),
      [`${folder}/fr/spot/base.json`]: texts(french, fr),
      'apps/h5/src/say.ts': `say('trade.title'); say('trade.buy'); say(\`trade.\${what}\`); ${code}`,
      ...files,
    }),
  );
}

test('passes two languages with the same texts', () => {
  const result = looked();
  expect(said(result)).toBe('');
  expect(result.looked).toBe('6 texts, 1 languages, 2 files');
});

test.each([
  ['a key that is missing', { fr: { title: undefined } }, 'fr/spot/base.json  trade.title is missing'],
  ['a key that English does not have', { fr: { sell: 'Vendre' } }, 'base.json:6  trade.sell is not in English'],
  ['an empty text', { fr: { title: ' ' } }, 'base.json:3  trade.title is empty'],
  ['what is no ICU text', { fr: { buy: 'Acheter {asset' } }, 'base.json:4  trade.buy cannot be read as ICU'],
  ['a value that is not said', { fr: { buy: 'Acheter' } }, 'trade.buy does not say {asset}'],
  ['a value that English does not say', { fr: { title: '{pair}' } }, 'trade.title says {pair}, which English does not'],
  [
    'a text that is counted',
    { fr: { buy: '{asset, plural, one {#} many {#} other {#}}' } },
    'trade.buy cannot count {asset}: it is a text',
  ],
  [
    'a choice that English does not know',
    { fr: { buy: '{asset, select, coin {pièce} other {action}}' } },
    'trade.buy chooses by "coin" of {asset}, which English does not know',
  ],
  [
    'a form of a plural that is missing',
    { fr: { left: '{n, plural, one {# jour} other {# jours}}' } },
    'base.json:5  trade.left {n} has no form "many", which fr counts with',
  ],
  [
    'a form that the language does not have',
    { en: { left: '{n, plural, one {#} few {#} other {#}}' } },
    'trade.left {n} has a form "few", which en never uses',
  ],
  [
    'a number that the text formats',
    { en: { buy: '{asset, number}' }, fr: { buy: '{asset, number}' } },
    'trade.buy formats a number, {asset}: it comes as a ready text',
  ],
  ['a tag', { en: { buy: '<b>{asset}</b>' } }, 'trade.buy has a tag <b>: texts are plain'],
  [
    'a text that was not translated',
    { en: { title: 'Trade here' }, fr: { title: 'Trade here' } },
    'trade.title is left in English',
  ],
  [
    'a file that one language does not have',
    { files: { [`${folder}/en/copy/trading.json`]: json({ copying: {} }) } },
    'texts/fr/copy/trading.json  is not there, and is in English',
  ],
  [
    'an area in two parts of the app',
    { files: { [`${folder}/en/copy/trading.json`]: json({ trade: {} }) } },
    'trade stands in packages/messages/texts/en/spot/base.json too',
  ],
  [
    'a key that the server has once more',
    { files: { [`${folder}/en/spot/server.json`]: json({ trade: { title: 'Trade' } }) } },
    'trade.title stands in packages/messages/texts/en/spot/base.json too',
  ],
])('finds %s', (_what, change, finding) => {
  expect(said(looked(change))).toContain(finding);
});

test('finds an unused text, be it whole or by a template', () => {
  const files = { 'apps/h5/src/say.ts': "say('trade.title'); say(`trade.${what}.long`); texts?.trade.left" };
  expect(said(looked({ files }))).toBe(
    `${folder}/en/spot/base.json:4  trade.buy is said nowhere: delete it, in all languages`,
  );
});

test('fails where there is no text at all', () => {
  expect(said(checkTexts([]))).toContain('0 texts');
});
