import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@candor/readmodel/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { loadMasterKeys } from './load-master-keys.ts';
import { masterKeyOf } from './master-keys.ts';
import { createVault } from './vault.ts';

const older = masterKeyOf(Buffer.alloc(32, 1));
const newer = masterKeyOf(Buffer.alloc(32, 2));
const plain = Buffer.from('card 4111');

test('opens its own seals under the same context only, and never seals the same twice', async () => {
  const vault = createVault([older], randomBytes);
  const sealed = await vault.seal(plain, 'card 17');
  expect(Buffer.from(sealed).includes(plain)).toBe(false);
  expect(await vault.seal(plain, 'card 17')).not.toEqual(sealed);
  expect(await vault.open(sealed, 'card 17')).toEqual(plain);
  expect(await vault.open(await vault.seal(Buffer.of(), 'nothing'), 'nothing')).toEqual(Buffer.of());
  for (const context of ['card 18', '', 'card 17 ']) {
    await expect(vault.open(sealed, context)).rejects.toMatchObject({ kind: 'vault_damaged' });
  }
});

test('no byte can be changed, left out or added', async () => {
  const vault = createVault([older], randomBytes);
  const sealed = await vault.seal(plain, 'a');
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await expect(vault.open(changed, 'a'), `byte ${at}`).rejects.toMatchObject({
      kind: expect.stringMatching(/^vault_(damaged|key_missing)$/),
    });
    await expect(vault.open(sealed.subarray(0, at), 'a')).rejects.toMatchObject({ kind: 'vault_damaged' });
  }
  await expect(vault.open(Buffer.concat([sealed, Buffer.of(0)]), 'a')).rejects.toMatchObject({ kind: 'vault_damaged' });
});

test('a rotated key opens old seals and makes new ones under itself', async () => {
  const sealed = await createVault([older], randomBytes).seal(plain, 'a');
  const rotated = createVault([newer, older], randomBytes);
  expect(await rotated.open(sealed, 'a')).toEqual(plain);
  const anew = await rotated.seal(plain, 'a');
  expect(await createVault([newer], randomBytes).open(anew, 'a')).toEqual(plain);
  await expect(createVault([newer], randomBytes).open(sealed, 'a')).rejects.toMatchObject({
    kind: 'vault_key_missing',
  });
});

test('the master key is made once, for its owner only, and a damaged one is not replaced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-vault-'));
  const path = join(folder, 'data', 'platform-master-keys');
  const first = loadMasterKeys(join(folder, 'data'), randomBytes);
  expect(loadMasterKeys(join(folder, 'data'), randomBytes)).toEqual(first);
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o077).toBe(0);
  writeFileSync(path, `${'ab'.repeat(32)}\n${readFileSync(path, 'utf8')}`);
  expect(loadMasterKeys(join(folder, 'data'), randomBytes)).toEqual([masterKeyOf(Buffer.alloc(32, 0xab)), ...first]);
  for (const damaged of ['', 'short', `${'ab'.repeat(32)}\nxy`]) {
    writeFileSync(path, damaged);
    expect(() => loadMasterKeys(join(folder, 'data'), randomBytes)).toThrow(path);
  }
  expect(loadMasterKeys(folder, randomBytes, { configured: `${'01'.repeat(32)},${'02'.repeat(32)}` })).toEqual([
    older,
    newer,
  ]);
  expect(() => loadMasterKeys(folder, randomBytes, { configured: 'secret' })).toThrow(
    /^CANDOR_MASTER_KEY has a key that is no 64 hex/,
  );
  rmSync(folder, { recursive: true });
});

test('no master key is drawn beside a database in which something is sealed already', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-vault-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = join(folder, 'platform.db');
  const db = openSqlite(database);
  db.exec('create table totp_factors (user_id integer, secret text)');
  const secret = Buffer.from(await createVault([older], randomBytes).seal(plain, 'totp 1')).toString('base64');
  db.prepare('insert into totp_factors values (1, ?)').run(secret);
  const load = (configured?: string) => loadMasterKeys(folder, randomBytes, { configured, database });
  expect(() => load()).toThrow(
    `${join(folder, 'platform-master-keys')} is missing, and CANDOR_MASTER_KEY is not set, though totp_factors`,
  );
  expect(readdirSync(folder)).not.toContain('platform-master-keys');
  expect(load('01'.repeat(32))).toEqual([older]);

  db.exec('delete from totp_factors');
  db.close();
  expect(load()).toHaveLength(1);
});
