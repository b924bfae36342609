import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig, refuseLive } from './config.ts';
import { lockFolder } from './folder-lock.ts';
import { openInstallation } from './installation.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candor-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('starts on this machine alone, in practice, when nothing is said', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataFolder: resolve('data'),
    mode: 'practice',
    seed: undefined,
    smtpUrl: undefined,
    operators: [],
    publicUrl: undefined,
    logLevel: 'info',
  });
});

it('names every variable that is wrong at once, and no password', () => {
  const environment = {
    PORT: '80800',
    CANDOR_MODE: 'prod',
    PUBLIC_URL: 'candor',
    CANDOR_SMTP_URL: 'http://u:secret@h',
    CANDOR_MASTER_KEY: 'secret',
  };
  const read = () => readConfig(environment);
  for (const name of Object.keys(environment)) expect(read).toThrow(name);
  expect(read).not.toThrow('secret');
});

it('knows operators by the hashes of their tokens, and refuses a list that is not one', () => {
  const hash = 'a1'.repeat(32);
  const { operators } = readConfig({ CANDOR_OPERATORS: `rita:reviewer:${hash}, max:admin:${hash}` });
  expect(operators).toEqual([
    { name: 'rita', role: 'reviewer', tokenHash: hash },
    { name: 'max', role: 'admin', tokenHash: hash },
  ]);
  for (const wrong of [`rita:boss:${hash}`, 'rita:admin:secret', `a:risk:${hash},a:risk:${hash}`]) {
    expect(() => readConfig({ CANDOR_OPERATORS: wrong })).toThrow('CANDOR_OPERATORS');
    expect(() => readConfig({ CANDOR_OPERATORS: wrong })).not.toThrow(hash);
  }
});

it('refuses live and says all that is missing', () => {
  const live = readConfig({ CANDOR_MODE: 'live' });
  for (const missing of ['price sources', 'PostgreSQL', 'chain', 'CANDOR_SMTP_URL']) {
    expect(() => refuseLive(live)).toThrow(missing);
  }
});

it('keeps mode and seed of a folder for ever', () => {
  const folder = emptyFolder();
  const config = (more: object) => readConfig({ CANDOR_DATA: folder, ...more });
  const first = openInstallation(config({ CANDOR_SEED: 'one' }), 1_000);
  expect(openInstallation(config({}), 2_000)).toEqual(first);
  expect(() => openInstallation(config({ CANDOR_SEED: 'two' }), 3_000)).toThrow('CANDOR_SEED');
  expect(() => openInstallation(config({ CANDOR_MODE: 'live' }), 3_000)).toThrow('CANDOR_MODE');
  writeFileSync(join(folder, 'installation.json'), '{');
  expect(() => openInstallation(config({}), 4_000)).toThrow('installation.json');
});

it('draws a seed of its own for an installation that was given none', () => {
  const seeds = [1, 2].map((nowMs) => openInstallation(readConfig({ CANDOR_DATA: emptyFolder() }), nowMs).seed);
  expect(new Set(seeds).size).toBe(2);
});

it('lets one living process have a folder', () => {
  const folder = emptyFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).not.toThrow();
  unlock();
  writeFileSync(join(folder, 'server.pid'), String(process.ppid));
  expect(() => lockFolder(folder)).toThrow('CANDOR_DATA');
  // No process has this number: Linux ends far below it.
  writeFileSync(join(folder, 'server.pid'), '999999999');
  expect(() => lockFolder(folder)).not.toThrow();
});
