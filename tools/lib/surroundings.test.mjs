import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from './chromium.mjs';
import { runQuietly } from './child.mjs';
import { networkProblem } from './install.mjs';
import { withLock } from './lock.mjs';
import { nodeProblem } from './node-version.mjs';
import { stampOf } from './stamp.mjs';

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'candor-tools-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

test('requires Node.js 20.19 or newer in words', () => {
  expect(nodeProblem('20.18.1')).toContain('needs Node.js 20.19 or newer; this is 20.18.1');
  expect(nodeProblem('18.20.0')).toContain('18.20.0');
  expect(nodeProblem('20.19.0')).toBeUndefined();
  expect(nodeProblem('24.0.0')).toBeUndefined();
});

test('reports in words that npm reached nothing, and leaves its other failures to npm', () => {
  expect(networkProblem('npm warn old\nnpm error code ENOTFOUND\nnpm error syscall getaddrinfo')).toContain(
    '(ENOTFOUND)',
  );
  expect(networkProblem('npm error code ECONNREFUSED\n')).toContain('(ECONNREFUSED)');
  expect(networkProblem('npm error code EUSAGE\nnpm error ENOTFOUND is only mentioned')).toBeUndefined();
});

test('finds the browser that is named, else the first on the PATH', () => {
  const path = folder();
  const browser = join(path, 'chromium');
  expect(findChromium({ PATH: path })).toBeUndefined();
  writeFileSync(browser, '', { mode: 0o755 });
  expect(findChromium({ PATH: path })).toBe(browser);
  expect(findChromium({ CHROMIUM_PATH: browser, PATH: '' })).toBe(browser);
  expect(findChromium({ CHROMIUM_PATH: join(path, 'none'), PATH: path })).toBeUndefined();
});

test('a stamp changes with every file that appears, changes or goes, and with nothing that was built', () => {
  const base = folder();
  mkdirSync(join(base, 'src', 'dist'), { recursive: true });
  writeFileSync(join(base, 'src', 'a.ts'), 'a');
  const first = stampOf(['src', 'missing'], base);
  writeFileSync(join(base, 'src', 'dist', 'a.js'), 'built');
  expect(stampOf(['src', 'missing'], base)).toBe(first);
  utimesSync(join(base, 'src', 'a.ts'), 1, 1);
  const touched = stampOf(['src', 'missing'], base);
  writeFileSync(join(base, 'src', 'b.ts'), 'b');
  const added = stampOf(['src', 'missing'], base);
  rmSync(join(base, 'src', 'b.ts'));
  expect(new Set([first, touched, added]).size).toBe(3);
  expect(stampOf(['src', 'missing'], base)).toBe(touched);
});

test('a lock keeps two works apart, is given back after a failure, and is taken over from a dead process', async () => {
  const file = join(folder(), 'a.lock');
  const dead = await runQuietly(process.execPath, ['-p', 'process.pid']);
  writeFileSync(file, dead.output.trim());
  let inside = 0;
  const work = async () => {
    expect(++inside).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    await Promise.resolve();
    inside--;
  };
  await Promise.all([withLock(work, file), withLock(work, file)]);
  const failing = async () => {
    throw new Error('no');
  };
  await expect(withLock(failing, file)).rejects.toThrow('no');
  await withLock(work, file);
});
