import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ConfigError } from './config.ts';
import { lockFolder } from './folder-lock.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candor-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Another process that has taken the folder as a server does. */
async function otherServer(folder: string): Promise<ChildProcess> {
  const library = createRequire(import.meta.url).resolve('@photostructure/sqlite');
  const source = `
    const { DatabaseSync } = require(${JSON.stringify(library)});
    globalThis.lock = new DatabaseSync(${JSON.stringify(join(folder, 'server.lock'))}, { timeout: 0 });
    globalThis.lock.exec('BEGIN EXCLUSIVE');
    console.log('held');
    setInterval(() => {}, 1_000);
  `;
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout as NodeJS.EventEmitter, 'data');
  return child;
}

it('refuses a folder that another process has, and takes it when that was killed', async () => {
  const folder = emptyFolder();
  const other = await otherServer(folder);
  expect(() => lockFolder(folder)).toThrow(ConfigError);
  expect(() => lockFolder(folder, 'CANDOR_SIGNER_DATA')).toThrow(/^CANDOR_SIGNER_DATA .* is in use by another server/);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const unlock = lockFolder(folder);
  expect(existsSync(join(folder, 'server.pid'))).toBe(true);
  unlock();
});

it('takes a folder whose last server left the number of a process that lives: in a container every server is process 1', () => {
  const folder = emptyFolder();
  for (const holder of [process.pid, process.ppid, 1]) {
    writeFileSync(join(folder, 'server.pid'), String(holder));
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(ConfigError);
    unlock();
    expect(existsSync(join(folder, 'server.pid'))).toBe(false);
  }
});

it('reports in words that a folder is not writable', () => {
  expect(() => lockFolder(join(emptyFolder(), 'not-there'))).toThrow(/server\.lock: it cannot be opened/);
});

it.skipIf(process.platform !== 'linux')(
  'names the file that a full disk has no room for, and lets the folder go',
  () => {
    const folder = emptyFolder();
    symlinkSync('/dev/full', join(folder, 'server.pid'));
    expect(() => lockFolder(folder)).toThrow(/server\.pid: there is no space left on its disk/);
    rmSync(join(folder, 'server.pid'));
    lockFolder(folder)();
  },
);
