import { expect, test } from 'vitest';
import { checkDeterminism } from './determinism.mjs';
import { planted, said } from './planted.mjs';

const rest = { 'packages/kernel/src/k.ts': '', 'packages/money/src/m.ts': '' };
const check = (text, path = 'packages/exchange/src/x.ts') => checkDeterminism(planted({ ...rest, [path]: text }));

test.each([
  ['const now = Date.now();', 'Date'],
  ['const now = new Date();', 'Date'],
  ['setTimeout(() => {}, 1);', 'setTimeout'],
  ['const draw = Math.random();', 'Math.random'],
  ['const { random } = Math;', 'Math as a value'],
  ['const root = Math.sqrt(2);', 'Math.sqrt'],
  ['const near = Math.round(2);', 'name the direction'],
  ['const mode = process.env.MODE;', 'process'],
  ['export async function f() {}', 'async function'],
  ['export const f = async () => {};', 'async function'],
  ['export const p = Promise.resolve(1);', 'Promise'],
  ['export type P = Promise<number>;', 'the type Promise'],
  ["import { readFileSync } from 'node:fs';", "import of 'node:fs'"],
  ['const fee = amount * 0.001;', '0.001'],
  ["const a = parseFloat('1');", 'parseFloat'],
  ["const a = Number.parseFloat('1');", 'parseFloat'],
  ['const a = (1).toFixed(2);', 'toFixed'],
  ['const half = count / 2;', 'division'],
  ['let half = 4; half /= 3;', 'division'],
  ['const ten = 10 ** scale;', 'power'],
  ['ids.sort();', 'give a comparator'],
  ["a.localeCompare('b');", 'localeCompare'],
  ['const text = JSON.stringify({});', 'JSON.stringify'],
  ['for (const key in {}) key;', 'for…in'],
  ['function f(value: number) { return value / 2; } interface A { value: bigint }', 'division'],
])('finds %s', (text, finding) => {
  expect(said(check(text))).toContain(finding);
});

test.each([
  'const half = Math.floor(count / 2);',
  'const half = Math.trunc((count / 2) as number);',
  'function f(value: bigint, by: bigint) { const twice = value * 2n; return twice / by; }',
  'function f(value: Atoms) { return value / 2n; }',
  'const scale = 10n ** BigInt(8);',
  'ids.sort((a, b) => a - b);',
  'interface Clock { Date: number } const clock = { process: 1 }; clock.process;',
  'class Timers { setTimeout() {} }',
  'const steps = 1_000_000; const hex = 0x9e37_79b9;',
  'const half = count / 2; // determinism-ok: count is even',
  '// determinism-ok: count is even\nconst half = count / 2;',
])('allows %s', (text) => {
  expect(said(check(text))).toBe('');
});

test('lets only the named files use their exceptions', () => {
  expect(said(check("import { createHash } from 'node:crypto';", 'packages/kernel/src/other.ts'))).toContain(
    'node:crypto',
  );
  const hash = planted({
    ...rest,
    'packages/kernel/src/hash.ts': "import { createHash } from 'node:crypto';",
    'packages/exchange/src/x.ts': '',
  });
  expect(said(checkDeterminism(hash))).toBe('');
});

test('an excuse needs a reason and something to excuse', () => {
  expect(said(check('const half = count / 2; // determinism-ok:'))).toContain('division');
  expect(said(check('const whole = count; // determinism-ok: count is even'))).toContain('remove it');
});

test('leaves tests alone, and fails on zero files', () => {
  expect(said(check('const now = Date.now();', 'packages/exchange/src/x.test.ts'))).not.toContain('Date');
  expect(said(checkDeterminism([]))).toContain('0 files in packages/money/src/');
});

test('reports the place', () => {
  expect(said(check('const a = 1;\n  const b = Date.now();'))).toContain('packages/exchange/src/x.ts:2:13');
});
