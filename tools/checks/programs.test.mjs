import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { checkFormat } from './format.mjs';
import { checkLint } from './lint.mjs';
import { plantedFolder, said } from './planted.mjs';
import { checkTypes } from './types.mjs';

const projects = ['tsconfig.json'];
const tsconfig = '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] }, "include": ["src"] }';

test('types: finds a wrong type, and fails on zero files', async () => {
  const base = plantedFolder({ 'tsconfig.json': tsconfig, 'src/a.ts': "export const a: number = 'one';\n" });
  const result = await checkTypes([], { base, projects });
  expect(result.looked).toContain('1 files of tsconfig.json');
  expect(said(result)).toContain('src/a.ts:1:14  TS2322');
  const empty = plantedFolder({ 'tsconfig.json': tsconfig });
  expect(said(await checkTypes([], { base: empty, projects }))).toContain('0 files');
});

test('lint: finds a rule that needs types broken, and fails on zero files', async () => {
  const base = plantedFolder({
    'tsconfig.json': tsconfig,
    'src/a.ts': 'export async function a() {}\nexport function b() {\n  a();\n}\n',
  });
  expect(said(await checkLint([], { base }))).toMatch(/src\/a\.ts:3:3 .*no-floating-promises/);
  expect(said(await checkLint([], { base: plantedFolder({ 'a.txt': '' }) }))).toContain('0 files');
});

test('format: finds a file written otherwise, and fails on zero files', async () => {
  const base = plantedFolder({ 'a.ts': 'const a={b:1}\n' });
  expect(said(await checkFormat([], { base }))).toContain('a.ts  is not formatted');
  expect(said(await checkFormat([], { base: plantedFolder({ 'a.txt': '' }) }))).toContain('0 files');
});

test('format: passes over what an installation has recorded in the folder', async () => {
  const settings = readFileSync(join(root, 'biome.json'), 'utf8');
  const base = plantedFolder({ 'biome.json': settings, 'data/kept.json': '{"kept":[\n1]}', 'a.ts': 'const a = 1;\n' });
  expect(said(await checkFormat([], { base }))).not.toContain('data/kept.json');
});
