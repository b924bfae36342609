/**
 * `npm run complete-lock`, after a change of dependencies: npm may leave packages for other platforms out of
 * package-lock.json (those it could not fetch, or did not need here), and then `npm ci` refuses the lock everywhere.
 * Their versions are exact in the packages that ask for them, and their names say the platform; their checksums stay
 * open until npm fills them in.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { absentPlatforms } from './checks/tidy/lock.mjs';
import { root } from './lib/paths.mjs';
import { say } from './lib/say.mjs';

const systems = {
  win32: 'win32',
  darwin: 'darwin',
  linux: 'linux',
  android: 'android',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  sunos: 'sunos',
  aix: 'aix',
  openharmony: 'openharmony',
};
const processors = {
  x64: 'x64',
  arm64: 'arm64',
  armv7: 'arm',
  arm: 'arm',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  wasm32: 'wasm32',
};

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const absent = absentPlatforms(lock);
for (const { path, name, version, asker } of absent) {
  const words = name.split(/[-/]/);
  const os = words.map((word) => systems[word]).find(Boolean);
  const cpu = words.map((word) => processors[word]).find(Boolean);
  lock.packages[path] = {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(asker.dev && { dev: true }),
    ...(words.at(-1).startsWith('musl')
      ? { libc: ['musl'] }
      : words.at(-1) === 'gnu' && os === 'linux'
        ? { libc: ['glibc'] }
        : {}),
    optional: true,
    ...(os && { os: [os] }),
  };
}
const inOrder = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(inOrder);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
say(`added ${absent.length} packages for other platforms to package-lock.json`);
