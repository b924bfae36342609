import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startTestPlatform } from '../test-platform.ts';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const platform = join(packages, 'platform', 'src');

/** The files of a folder that are code, tests aside. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)test-|^testing\//.test(file))
    .map((file) => join(folder, file));
}

/** The tables of statements of one kind in the platform's code. */
function tablesOf(statement: 'deleteFrom' | 'updateTable'): string[] {
  const found = new Set<string>();
  for (const file of sourcesIn(platform)) {
    const code = readFileSync(file, 'utf8');
    for (const [, table] of code.matchAll(new RegExp(`${statement}\\(\\s*'(\\w+)'`, 'g'))) found.add(table as string);
  }
  return [...found].sort();
}

/** Tables whose rows nobody ends: what people and operators said, did and were told to decide. */
const kept = [
  'audit_entries',
  'audit_persons',
  'content_versions',
  'conversations',
  'identity_cases',
  'message_reports',
  'messages',
  'operator_audit',
  'operator_people',
  'proposal_notes',
  'support_cases',
];
/** Those of them whose rows are written once. */
const unchanged = ['audit_entries', 'audit_persons', 'proposal_notes'];

it('has a table for each that it keeps, and none for balances, orders or trades', async () => {
  const world = await startTestPlatform();
  onTestFinished(() => world.end());
  const tables = (await world.db.introspection.getTables()).map(({ name }) => name);
  expect(tables).toEqual(expect.arrayContaining(kept));
  expect(tables.filter((name) => /balance|ledger|posting|position|(?:^|_)(?:order|trade)s?$/.test(name))).toEqual([]);
});

it('ends no row of what is kept, and changes none of what is written once', () => {
  const ended = tablesOf('deleteFrom');
  expect(ended.length).toBeGreaterThan(20);
  expect(ended.filter((table) => kept.includes(table))).toEqual([]);
  expect(tablesOf('updateTable').filter((table) => unchanged.includes(table))).toEqual([]);
});

it('takes content away from a message at one place alone, with who and why', () => {
  const code = readFileSync(join(platform, 'conversations', 'conversations.ts'), 'utf8');
  const [, columns] = /updateTable\('messages'\)\s*\.set\(\{(?<columns>[^}]*)\}/.exec(code) ?? [];
  expect(columns).toMatch(/redacted_reason.*redacted_by.*redacted_at_ms/);
  const writing = sourcesIn(platform).filter((file) => readFileSync(file, 'utf8').includes("updateTable('messages')"));
  expect(writing).toEqual([join(platform, 'conversations', 'conversations.ts')]);
});

it('leaves writing SQL to the packages that own a database: the door and the server write none', () => {
  for (const folder of [join(packages, 'gateway'), join(packages, '..', 'apps', 'server')]) {
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    expect(Object.keys(dependencies).filter((name) => /sql|kysely/.test(name))).toEqual([]);
    const writing = sourcesIn(join(folder, 'src')).filter((file) =>
      /insert into|delete from|update \w+ set|(?:insertInto|updateTable|deleteFrom)\(/i.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(writing).toEqual([]);
  }
});
