import { expect, test } from 'vitest';
import { textFiles } from '../lib/texts.mjs';
import { planted, said } from './planted.mjs';
import { report } from './report.mjs';
import { outsideOfParts } from './text-parts.mjs';

const src = 'apps/h5/src';
const screens = {
  [`${src}/main.tsx`]: "import { Screen } from './Screen.tsx'; t('common.name');",
  [`${src}/Screen.tsx`]:
    'import { Row } from \'./Row.tsx\';\nexport const Screen = () => <TextPart part="copy" skeleton={<></>}><Row /></TextPart>;',
  [`${src}/Row.tsx`]: "import type { Ways } from './ways.ts';\nexport const Row = () => t('copy.follow');",
  [`${src}/ways.ts`]: 'export type Ways = 1;',
};
const texts = {
  'packages/messages/texts/en/common/base.json': '{ "common": { "name": "Name" } }',
  'packages/messages/texts/en/copy/copy.json': '{ "copy": { "follow": "Follow" } }',
  'packages/messages/texts/en/funding/wallet.json': '{ "deposit": { "title": "Deposit" } }',
};

const looked = (changed = {}) => {
  const files = planted({ ...texts, ...screens, ...changed });
  return said(report({}, outsideOfParts(textFiles(files), files)));
};

test('passes a screen that fetches its texts, and a file that imports it for a type', () => {
  expect(looked()).toBe('');
  const type = "import type { Row } from './Row.tsx'; import { type Screen } from './Row.tsx';";
  expect(looked({ [`${src}/main.tsx`]: `import './Screen.tsx'; ${type}` })).toBe('');
});

test('finds a text that comes onto the screen without its part, and the way it comes', () => {
  const ways = 'saying(\'copy\', …) of its route or <TextPart part="copy">';
  const finding = `${src}/Row.tsx  says texts of copy, which nothing brings (${ways}): Row.tsx < main.tsx`;
  expect(looked({ [`${src}/main.tsx`]: "import './Screen.tsx'; import './Row.tsx';" })).toBe(finding);
  expect(looked({ [`${src}/main.tsx`]: "import './Screen.tsx'; const row = () => import('./Row.tsx');" })).toBe(
    finding,
  );
});

test('goes the way of an alias too', () => {
  const manifest = { 'apps/h5/package.json': '{ "imports": { "#ui/*": "./src/ui/*" } }' };
  const row = { [`${src}/ui/Row.tsx`]: "export const Row = () => t('copy.follow');" };
  const main = { [`${src}/main.tsx`]: "import './Screen.tsx'; import '#ui/Row.tsx';" };
  expect(looked({ ...manifest, ...row, ...main })).toContain('ui/Row.tsx < main.tsx');
});

test('finds a screen that fetches another part, and one of two', () => {
  const row = "export const Row = () => t(`deposit.${name}`) + t('copy.follow');";
  const both = screens[`${src}/Screen.tsx`].replace('part="copy"', "part={['copy', 'wallet']}");
  expect(looked({ [`${src}/Row.tsx`]: row })).toContain('says texts of wallet');
  expect(looked({ [`${src}/Row.tsx`]: row, [`${src}/Screen.tsx`]: both })).toBe('');
});

test('lets a trade tab name its parts, each of them', () => {
  const tab = (texts) =>
    `export const tradeTabs = [{ texts: ${texts}, Tab: lazyTab(() => import('./Row.tsx'), 'Row') }];`;
  const at = (texts) =>
    looked({ [`${src}/Screen.tsx`]: '', [`${src}/main.tsx`]: '', [`${src}/trade-tabs.ts`]: tab(texts) });
  expect(at("['copy']")).toBe('');
  expect(at("['options']")).toContain('Row.tsx < trade-tabs.ts');
});

test('a screen may choose its part by name', () => {
  const chosen =
    "import './Row.tsx';\nconst parts = { a: ['copy'] };\nexport const Screen = () => <TextPart part={parts[a]} />;";
  expect(looked({ [`${src}/Screen.tsx`]: chosen })).toBe('');
});

test('a route brings the parts it is declared with, and only for its own pages', () => {
  const row = { [`${src}/Row.tsx`]: "export const Row = () => t('copy.follow') + t('deposit.title');" };
  const main = (routes) => ({ [`${src}/main.tsx`]: `import './Screen.tsx';\nexport const routes = ${routes};` });
  const open = "open('row', () => import('./Row.tsx'))";
  const screen = { [`${src}/Screen.tsx`]: "t('common.name');" };
  expect(looked({ ...row, ...screen, ...main(`saying('copy', [...saying('wallet', [${open}])])`) })).toBe('');
  expect(looked({ ...row, ...screen, ...main(`saying('copy', [${open}])`) })).toContain('says texts of wallet');
  expect(looked({ ...row, ...screen, ...main(`[...saying('copy', saying('wallet', [])), ${open}]`) })).toContain(
    'copy',
  );
});
