import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@candor/readmodel/sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { naming, openPlatformFile } from './engine.ts';
import { migrate } from './migrate.ts';

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candor-platform-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'platform.db');
}

it('names a file that is no database, and the remedy', async () => {
  const path = newPath();
  writeFileSync(path, Buffer.alloc(8_192, 0x5a));
  await expect(openPlatformFile(path)).rejects.toMatchObject({
    kind: 'platform_damaged',
    message: expect.stringMatching(`^${path} is damaged .*restore the whole folder from a backup`),
  });
});

it('names a file of which a page is damaged, and leaves other errors alone', async () => {
  const path = newPath();
  const made = openSqlite(path);
  made.exec('create table platform_migrations (area text, number integer, applied_at_ms bigint)');
  made.close();
  const db = await openPlatformFile(path);
  onTestFinished(() => db.destroy());
  const other = new Error('a bug');
  await expect(naming(path, () => Promise.reject(other))).rejects.toBe(other);
  const damage = Object.assign(new Error('database disk image is malformed'), { errcode: 267 });
  await expect(
    naming(path, async () => {
      await migrate(db, 0, [{ area: 'users', number: 1, up: () => Promise.reject(damage) }]);
    }),
  ).rejects.toMatchObject({ kind: 'platform_damaged', cause: damage });
});
