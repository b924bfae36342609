import { expect, test } from 'vitest';
import { checkGenerated } from '../checks/generated.mjs';
import { planted, said } from '../checks/planted.mjs';
import { englishTexts } from './messages.mjs';

const folder = 'packages/messages/texts';
const english = {
  [`${folder}/en/spot/base.json`]: '{ "trade": { "title": "Trade", "tabs": { "stop-limit": "Stop {price}" } } }',
  [`${folder}/en/copy/base.json`]: '{ "copying": { "left": "{n, plural, one {#} other {# of {all}}}" } }',
  [`${folder}/en/copy/server.json`]: '{ "mail": { "side": "{side, select, buy {Bought} other {Sold}}" } }',
};

test('represents every text in its part by its arguments, whatever its words', () => {
  const { path, text } = englishTexts(planted(english));
  expect(path).toBe('packages/messages/src/generated/english.ts');
  expect(text).toContain(`export interface EnglishParts {
  readonly base: {
    readonly copying: {
      readonly left: '{n, plural, other {}}{all}';
    };
    readonly trade: {
      readonly title: '';
      readonly tabs: {
        readonly 'stop-limit': '{price}';
      };
    };
  };
  readonly server: {
    readonly mail: {
      readonly side: '{side, select, buy {} other {}}';
    };
  };
}
`);
});

test('other languages change nothing', () => {
  const more = { ...english, [`${folder}/fr/spot/base.json`]: '{ "trade": { "titre": "{x}" } }' };
  expect(englishTexts(planted(more))).toEqual(englishTexts(planted(english)));
});

test('an area in two files of a part is refused', () => {
  const twice = { ...english, [`${folder}/en/copy/base.json`]: '{ "trade": {} }' };
  expect(() => englishTexts(planted(twice))).toThrow('trade stands in another file of base too');
});

test('finds types that are not those of the texts', () => {
  const { path, text } = englishTexts(planted(english));
  const check = (made) => said(checkGenerated(planted({ ...english, [path]: made }), (files) => [englishTexts(files)]));
  expect(check(text)).toBe('');
  expect(check(text.replace('{price}', '{cost}'))).toBe(`${path}  is not what the folders say: npm run generate`);
});
