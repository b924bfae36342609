import { expect, test } from 'vitest';
import { checkApart } from './apart.mjs';
import { plantedFolder, said } from './planted.mjs';

const ofConsole = { 'assets/first.js': 'const a={path:"/operator/cases"};t("console.nav.work")' };
const checked = (files, consoles = ofConsole) =>
  checkApart([], { dist: plantedFolder(files), ofConsole: plantedFolder(consoles) });

test('passes an app with nothing of the console, and says how many files it read', () => {
  const result = checked({ 'index.html': '<p>', 'assets/index.js': 'const a={path:"/user/operator"};console.log(a)' });
  expect(said(result)).toBe('');
  expect(result.looked).toBe('2 files of the app, 1 files of the console that tell');
});

test.each([
  ['a call of operators', 'const a={path:"/operator/cases"}', '/operator/cases'],
  ['a text of the console', 't("console.nav.work")', 'console.nav.work'],
])('finds %s in a part of the app', (_what, code, mark) => {
  expect(said(checked({ 'assets/part.js': code }))).toContain(`assets/part.js  has ${mark}`);
});

test('fails where the console itself no longer has what it looks for', () => {
  expect(said(checked({ 'assets/index.js': '' }, { 'assets/first.js': '' }))).toContain(
    'looked at 0 files of the console',
  );
});
