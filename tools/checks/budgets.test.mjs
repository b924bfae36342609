import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkBudgets } from './budgets.mjs';
import { plantedFolder, said } from './planted.mjs';

/** Text that gzip cannot make smaller than about this. */
const noise = (kib) =>
  randomBytes(kib * 512)
    .toString('hex')
    .concat(randomBytes(kib * 512).toString('hex'));

const dist = (sizes) =>
  plantedFolder({
    '.vite/manifest.json': JSON.stringify({
      'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared.js'], dynamicImports: ['src/A.tsx'] },
      '_shared.js': { file: 'assets/shared.js' },
      'src/A.tsx': { file: 'assets/A.js', isDynamicEntry: true, imports: ['_shared.js', '_form.js', '_kit-1a.js'] },
      '_form.js': { file: 'assets/form.js' },
      '_kit-1a.js': { file: 'assets/kit-1a.js' },
      'virtual:texts/vi/base': { file: 'assets/vn.js', isDynamicEntry: true },
      'virtual:texts/vi/trading': { file: 'assets/trading.js', isDynamicEntry: true },
    }),
    'assets/index.js': noise(sizes.index ?? 1),
    'assets/shared.js': noise(sizes.shared ?? 1),
    'assets/A.js': noise(sizes.part ?? 1),
    'assets/form.js': noise(sizes.form ?? 1),
    'assets/kit-1a.js': noise(sizes.kit ?? 1),
    'assets/vn.js': noise(sizes.language ?? 1),
    'assets/trading.js': noise(sizes.trading ?? 1),
    'assets/sans.woff2': 'x'.repeat(1024 * (sizes.font ?? 1)),
  });

const weighed = (sizes, ofConsole = {}) => checkBudgets([], { dist: dist(sizes), ofConsole: dist(ofConsole) });

test('passes a light app and prints its weight', () => {
  const result = weighed({});
  expect(said(result)).toBe('');
  expect(result.looked).toContain('1 shared files, 3 parts later, 2 languages, 1 fonts');
});

test.each([
  ['an entry with what it imports', { index: 100, shared: 90 }, 'entry of'],
  ['a part', { part: 70 }, 'src/A.tsx  part of'],
  ['a part with what it imports', { part: 30, form: 40 }, 'src/A.tsx  part of'],
  ['a file of shared pieces', { kit: 30 }, '_kit-1a.js  shared of'],
  ['a language', { language: 20 }, 'texts/vi/base  language of'],
  ['a later part of a language', { trading: 20 }, 'texts/vi/trading  language of'],
  ['a font', { font: 50 }, 'sans.woff2  font of'],
])('finds %s that is too heavy', (_what, sizes, finding) => {
  expect(said(weighed(sizes))).toContain(finding);
});

test('finds a first page of the console that is too heavy', () => {
  expect(said(weighed({}, { index: 120, shared: 90 }))).toContain('the first page of the console  console of');
});

test('weighs a part without what is shared', () => {
  expect(said(weighed({ part: 50, kit: 20 }))).toBe('');
});

test('fails on an app that was not built', () => {
  expect(said(checkBudgets([], { dist: plantedFolder({ 'a.txt': '' }) }))).toContain('0 parts later');
});
