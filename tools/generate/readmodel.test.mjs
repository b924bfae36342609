import { expect, test } from 'vitest';
import { planted } from '../checks/planted.mjs';
import { readProjectors, readQueries, readShapes, readTables } from './readmodel.mjs';

const src = 'packages/readmodel/src';
const sources = {
  [`${src}/options/tables/options.ts`]:
    "export const options = table(\n  'options',\n);\nexport const optionWindows = table('option_windows', {});",
  [`${src}/options/projectors/options.ts`]: 'export const optionsProjector: ProjectorMaker = (store) => ({});',
  [`${src}/options/queries/option-by-id.ts`]: 'export async function optionById(db) {}',
  [`${src}/options/option-record.ts`]: 'export interface OptionRecord {}',
  [`${src}/options/options.test.ts`]: 'test();',
  [`${src}/queries/page.ts`]: 'export const page = 1;',
};
const textOf = (make, more = {}) => make(planted({ ...sources, ...more })).text;

test('lists tables under the name that they have in the file', () => {
  expect(textOf(readTables)).toContain('= {\n  options,\n  option_windows: optionWindows,\n}');
});

test('the tables of a file are imported in one line while it is short, else one below the other', () => {
  expect(textOf(readTables)).toContain("import { options, optionWindows } from '../options/tables/options.ts';\n");
  const names = ['tradersOfAllTimes', 'followersOfAllTimes', 'sharesOfAllTimes', 'copiesOfAllTimes', 'marks'];
  const text = names.map((name) => `export const ${name} = table('${name}', {});`).join('\n');
  expect(textOf(readTables, { [`${src}/copy/tables/copy.ts`]: text })).toContain(
    `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '../copy/tables/copy.ts';`,
  );
});

test('finds projectors, queries and their results in the folders of their products', () => {
  expect(textOf(readProjectors)).toContain('= [\n  optionsProjector,\n];');
  expect(textOf(readQueries)).toContain("export { optionById } from '../options/queries/option-by-id.ts';");
  const shapes = textOf(readShapes);
  expect(shapes).toContain("from '../options/option-record.ts'");
  expect(shapes).not.toContain('test');
  expect(shapes).not.toContain('page');
});

test('refuses a table that two files declare', () => {
  const twice = { [`${src}/copy/tables/copy.ts`]: "export const more = table('options', {});" };
  expect(() => textOf(readTables, twice)).toThrow('declares options');
});

test('refuses a file that does not export its name', () => {
  const query = { [`${src}/copy/queries/trader.ts`]: 'export async function traders(db) {}' };
  expect(() => textOf(readQueries, query)).toThrow('has no trader');
  const projector = { [`${src}/copy/projectors/copy.ts`]: 'export const copies: ProjectorMaker = 1;' };
  expect(() => textOf(readProjectors, projector)).toThrow('has no copyProjector');
});
