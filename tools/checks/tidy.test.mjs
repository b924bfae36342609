import { expect, test } from 'vitest';
import { planted, said } from './planted.mjs';
import { checkTidy } from './tidy.mjs';
import { longFiles } from './tidy/long-files.mjs';

const clean = {
  'apps/h5/src/Screen.tsx': '',
  'README.md': '# Candor\n\n## Money and more\n',
  'docs/rules.md': '# Rules\n\n## 4. Spot\n',
  'docs/specification.md': '### Section 8: answers\n',
};
const check = (path, text) => said(checkTidy(planted({ ...clean, [path]: text })));
// Assembled, so that this file does not match its own search.
const home = ['', 'home', 'somebody', 'candor'].join('/');
const [rules, spec] = ['RULES', 'specification'];
const page = ['docs', 'rules.md'].join('/');
const host = ['https://npm', 'registry.example.org/'].join('-');

test.each([
  ['a long file', 'packages/a/src/a.ts', 'let a;\n'.repeat(401), 'has 401 lines'],
  ['a note', 'packages/a/src/a.ts', '// FIXME later', 'unfinished work'],
  ['a lonely test', 'packages/a/src/a.test.ts', "test.only('a', () => {});", 'leaves out every other test'],
  ['a hidden test', 'packages/a/src/a.test.ts', "describe.skip('a', () => {});", 'hides a test'],
  ['text on a screen', 'apps/h5/src/A.tsx', 'const a = <b>Hello</b>;', '"Hello" is visible text'],
  ['text that is heard', 'apps/h5/src/A.tsx', 'const a = <b aria-label="Close" />;', '"Close" is visible text'],
  ['text in a choice', 'apps/h5/src/A.tsx', "const a = <b>{x ? 'Yes' : t('no')}</b>;", '"Yes" is visible text'],
  ['a name of the wire', 'packages/a/src/a.ts', 'const a = { legal_id: 1 };', 'say quoteAssetId here'],
  ['a cast to money', 'packages/a/src/a.ts', 'const a = 1n as Atoms;', 'a cast to Atoms'],
  [
    'SQL of one engine',
    'packages/platform/src/a/a.ts',
    'const a = sql`INSERT OR REPLACE INTO a VALUES (1)`;',
    'what only one engine has',
  ],
  ['a pragma', 'packages/platform/src/a/a.ts', "db.exec('PRAGMA user_version');", 'a pragma'],
  ['a dialect', 'packages/platform/src/a/a.ts', 'const a = sqliteDialect(b);', 'SQLite itself'],
  [
    'a transaction without a lock',
    'packages/platform/src/a/a.ts',
    'await db.transaction().execute(async (tx) => {});',
    'a transaction without a lock',
  ],
  ['a dead link', 'notes/a.md', 'See [that](../notes/b.md).', 'leads nowhere'],
  ['a dead heading', 'notes/a.md', 'See [that](../README.md#nothing).', 'no heading #nothing'],
  ['a rule that there is not', 'packages/a/src/a.ts', `/** ${rules} 40. */`, 'docs/rules.md has no section 40'],
  ['a section that there is not', 'notes/a.md', `${spec} 3`, 'docs/specification.md has no section 3'],
  ['a page that there is not', 'packages/a/src/a.ts', `// ${page.replace('rules', 'ruler')}`, 'there is no such page'],
  ['a heading of a page that there is not', 'packages/a/src/a.ts', `// ${page}#5-copying`, 'has no heading #5-copying'],
  ['a blob', 'notes/a.png', 'x'.repeat(500_001), 'has 500 kB'],
  ['a path of one machine', 'notes/a.md', `Run \`${home}\`.`, 'a path of one machine'],
  ['a registry', '.npmrc', `x=${host}`, 'a package registry'],
  [
    'a lock that npm refuses',
    'package-lock.json',
    '{ "packages": { "node_modules/a": { "optionalDependencies": { "a-darwin-arm64": "1.0.0" } } } }',
    'leaves out 1 packages for other platforms (a-darwin-arm64',
  ],
  [
    'a log line without an event',
    'packages/a/src/a.ts',
    "this.#log.warn({ a: 1 }, 'gone');",
    'a log line has an event',
  ],
  ['a log line of words alone', 'packages/a/src/a.ts', "app.log.info('gone');", 'a log line has an event'],
  ['a dead export', 'packages/a/src/a.ts', 'export const lonely = 1;', 'lonely is exported and used nowhere'],
  ['a comment without a noun', 'packages/a/src/a.ts', '/** Whether it is so. */ let a;', 'starts with its noun'],
  [
    'a comment of lines without a noun',
    'packages/a/src/a.ts',
    '/**\n * Who it is.\n */ let a;',
    'starts with its noun',
  ],
  ['a line without a noun', 'packages/a/src/a.ts', '// Who asks waits.', 'starts with its noun'],
  ['a comment about one gender', 'packages/a/src/a.ts', '// as he said', '"he": people are "they"'],
  [
    'a title without a verb',
    'packages/a/src/a.test.ts',
    "test('what is missing is no mistake', () => {});",
    'verb first',
  ],
  ['a title of a table', 'packages/a/src/a.test.ts', "it.each([1])('is %i', () => {});", 'verb first'],
  ['a title after a rule', 'packages/a/src/a.scenario.ts', "scenarioIn({}, 'RULES 2: what is so', a);", 'verb first'],
  ['a title in a template', 'packages/a/src/a.test.ts', 'test(`who sends ${1}`, () => {});', 'verb first'],
  [
    'an export for nobody',
    'packages/a/src/a.ts',
    'export interface Own {} export let a: Own;',
    'Own is used in this file only',
  ],
])('finds %s', (_what, path, text, finding) => {
  expect(check(path, text)).toContain(finding);
});

test.each([
  ['tests that say when', 'packages/a/src/a.test.ts', "test.skipIf(process.platform === 'win32')('a', () => {});"],
  ['keys, numbers and names', 'apps/h5/src/A.tsx', "const a = <b title={t('x')}>{t('y')} 24 % · BTC/USDT</b>;"],
  ['wire names in the API', 'packages/api/src/a.ts', "const a = named('legal_id', b);"],
  ['wire names in comments', 'packages/a/src/a.ts', '// the wire says legal_id'],
  ['SQL of one engine in its file', 'packages/platform/src/database/engine.ts', 'const a = sql`vacuum into ${b}`;'],
  ['SQL of one engine in tests', 'packages/platform/src/a/a.test.ts', 'const a = openSqlite(b);'],
  [
    'SQL of both engines',
    'packages/platform/src/a/a.ts',
    'const a = sql`insert into a values (1) on conflict do nothing`;',
  ],
  ['casts in codecs', 'packages/exchange/src/codec.ts', 'const a = 1n as Atoms;'],
  [
    'links that lead somewhere',
    'notes/a.md',
    '[a](../README.md) [b](../README.md#money-and-more) [c](https://example.org) `[d](x)`',
  ],
  ['log lines with an event', 'packages/a/src/a.ts', "log.warn({ event: 'a.gone', a: 1 }, 'gone');"],
  ['references that lead somewhere', 'packages/a/src/a.ts', `// ${rules} 4, ${spec} 8, ${page}#4-spot`],
])('allows %s', (_what, path, text) => {
  expect(check(path, text)).toBe('');
});

test('the list of long files may only shrink', () => {
  const [file] = planted({ 'a.ts': 'let a;\n'.repeat(450) });
  const says = (lines) =>
    longFiles(file, new Map([['a.ts', lines]]))
      .map(({ says }) => says)
      .join();
  expect(says(450)).toBe('');
  expect(says(449)).toContain('more than 449');
  expect(says(451)).toContain('has 450 lines now: say so in longOnPurpose, not 451');
  const [short] = planted({ 'a.ts': 'let a;\n' });
  expect(longFiles(short, new Map([['a.ts', 450]]))[0].says).toContain('take it out');
});

test('a re-export alone does not keep a value alive', () => {
  const files = planted({
    ...clean,
    'packages/a/src/a.ts': 'export const lonely = 1;',
    'packages/a/src/index.ts': "export { lonely } from './a.ts';",
  });
  expect(said(checkTidy(files))).toContain('lonely is exported and used nowhere');
});

test('fails on zero files', () => {
  expect(said(checkTidy([]))).toContain('0 files');
});
