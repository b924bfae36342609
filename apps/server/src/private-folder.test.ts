import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepFilesPrivate, openPrivately } from './private-folder.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

it('makes a folder for its user alone, and closes an open one with its contents', () => {
  const parent = mkdtempSync(join(tmpdir(), 'candor-private-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const warned: unknown[] = [];
  const log = { warn: (details: { event: string; path: string }) => warned.push([details.event, details.path]) };
  const fresh = join(parent, 'a', 'data');
  openPrivately(fresh, log);
  expect([modeOf(fresh), warned]).toEqual(['700', []]);

  const wide = join(parent, 'wide');
  mkdirSync(wide);
  mkdirSync(join(wide, 'outbox'));
  writeFileSync(join(wide, 'platform.db'), '');
  writeFileSync(join(wide, 'platform-pepper'), '', { mode: 0o600 });
  chmodSync(join(wide, 'platform.db'), 0o644);
  for (const folder of [wide, join(wide, 'outbox')]) chmodSync(folder, 0o755);
  openPrivately(wide, log);
  expect([wide, join(wide, 'outbox'), join(wide, 'platform.db')].map(modeOf)).toEqual(['700', '700', '600']);
  expect(warned).toHaveLength(3);
  expect(warned).toContainEqual(['folder.closed', join(wide, 'platform.db')]);
});

it('makes later files unreadable for others', () => {
  const before = process.umask();
  onTestFinished(() => void process.umask(before));
  keepFilesPrivate();
  const folder = mkdtempSync(join(tmpdir(), 'candor-private-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'journal.db'), '');
  mkdirSync(join(folder, 'outbox'));
  expect([modeOf(join(folder, 'journal.db')), modeOf(join(folder, 'outbox'))]).toEqual(['600', '700']);
});
