import { expect, test } from 'vitest';
import { checkLayers } from './layers.mjs';
import { planted, said } from './planted.mjs';

const manifests = {
  'package.json': '{ "devDependencies": { "vitest": "1" } }',
  'packages/kernel/package.json': '{ "name": "@candor/kernel", "exports": { ".": "./src/index.ts" } }',
  'packages/money/package.json':
    '{ "name": "@candor/money", "exports": { ".": "" }, "dependencies": { "@candor/kernel": "*", "@candor/exchange": "*" } }',
  'packages/exchange/package.json':
    '{ "name": "@candor/exchange", "exports": { ".": "", "./rules": "" }, "dependencies": { "@candor/money": "*" } }',
  'apps/h5/package.json':
    '{ "name": "@candor/h5", "imports": { "#ui/*": "./src/ui/*" }, "dependencies": { "@candor/exchange": "*", "react": "19" } }',
};

const check = (path, text) => checkLayers(planted({ ...manifests, [path]: text }));

test.each([
  ['packages/money/src/a.ts', "import '@candor/kernel';"],
  ['packages/money/src/a.test.ts', "import { test } from 'vitest';"],
  ['apps/h5/src/features/x/a.ts', "import '#ui/b.ts';"],
  ['apps/h5/src/a.tsx', "import { feeOf } from '@candor/exchange/rules'; import 'react/jsx-runtime';"],
  [
    'packages/exchange/src/modules/spot/a.ts',
    "import '../ledger/ledger.ts'; import '../../slices.ts'; import './b.ts';",
  ],
  ['packages/exchange/src/modules/copy/a.ts', "import '../contract/copies.ts';"],
])('allows in %s: %s', (path, text) => {
  expect(said(check(path, text))).toBe('');
});

test.each([
  [
    'against the direction',
    'packages/money/src/a.ts',
    "import '@candor/exchange';",
    "may not import '@candor/exchange'",
  ],
  ['the core itself in the app', 'apps/h5/src/a.ts', "import type { X } from '@candor/exchange';", 'may not import'],
  [
    'a dependency that is not declared',
    'packages/money/src/a.ts',
    "export * from 'zod';",
    'dependencies of packages/money',
  ],
  [
    'another package from inside',
    'packages/exchange/src/a.ts',
    "import '@candor/money/src/atoms.ts';",
    'not among the exports',
  ],
  [
    'another package by its path',
    'packages/money/src/a.ts',
    "await import('../../kernel/src/index.ts');",
    'leaves packages/money',
  ],
  [
    'another module',
    'packages/exchange/src/modules/spot/a.ts',
    "import '../convert/rules.ts';",
    'module spot reaches into convert',
  ],
  [
    'the state of a module that another one stands on',
    'packages/exchange/src/modules/copy/a.ts',
    "import type { Contracts } from '../contract/contracts.ts';",
    'module copy reaches into contract',
  ],
  ['an alias of nothing', 'apps/h5/src/a.ts', "import '#nowhere/b.ts';", 'not among the imports'],
  ['Node.js in the browser', 'apps/h5/src/a.ts', "import 'node:fs';", 'does not exist in a browser'],
  ['a type of a package above', 'packages/money/src/a.ts', "let a: import('@candor/exchange').X;", 'may not import'],
])('finds %s', (_what, path, text, finding) => {
  expect(said(check(path, text))).toContain(finding);
});

test('fails on zero files', () => {
  expect(said(checkLayers([]))).toContain('0 files');
});

test('finds files that import each other, types included', () => {
  const files = planted({
    ...manifests,
    'packages/money/src/a.ts': "import type { B } from './b.ts';",
    'packages/money/src/b.ts': "export type { C } from './c.ts';",
    'packages/money/src/c.ts': "import './a.ts'; import './d.ts';",
    'packages/money/src/d.ts': '',
  });
  expect(said(checkLayers(files))).toMatch(/^packages\/money\/src\/a\.ts {2}3 files import each other/);
});

test('finds features that import each other, though no two of their files do', () => {
  const files = planted({
    ...manifests,
    'apps/h5/src/features/spot/Desk.tsx': "import '../trade/Tabs.tsx';",
    'apps/h5/src/features/spot/Tab.tsx': '',
    'apps/h5/src/features/trade/Page.tsx': "import '../spot/Tab.tsx';",
    'apps/h5/src/features/trade/Tabs.tsx': '',
    'apps/h5/src/features/trade/page.test.ts': "import '../home/Home.tsx';",
    'apps/h5/src/features/home/Home.tsx': "import '../trade/Tabs.tsx';",
  });
  expect(said(checkLayers(files))).toMatch(/the features spot, trade import each other: [^\n]*$/);
});

test('finds files that import each other by an alias', () => {
  const files = planted({
    ...manifests,
    'apps/h5/src/features/x/a.ts': "import '#ui/b.ts';",
    'apps/h5/src/ui/b.ts': "import type { A } from '../features/x/a.ts';",
  });
  expect(said(checkLayers(files))).toContain('2 files import each other');
});
