/**
 * `npm run complete-lock`, after a change of dependencies: npm may leave packages for other platforms out of
 * package-lock.json (those it could not fetch, or did not need here), and then `npm ci` refuses the lock everywhere.
 * Their versions are exact in the packages that need them, their names have the platform, and the registry has their
 * checksums: without one, an install on such a platform would accept any bytes.
 */
import { execFileSync } from 'node:child_process';
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
const unchecked = Object.entries(lock.packages).filter(
  ([path, entry]) => path.startsWith('node_modules/') && !entry.link && entry.integrity === undefined,
);
const unknown = [];
for (const [path, entry] of unchecked) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const integrity = checksumOf(name, entry.version);
  if (integrity === undefined) unknown.push(`${name}@${entry.version}`);
  else entry.integrity = integrity;
}
const inOrder = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(inOrder);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
say(`added ${absent.length} packages for other platforms and ${unchecked.length - unknown.length} checksums`);
if (unknown.length > 0) say(`the registry asked has no checksum of ${unknown.join(', ')}`);

function checksumOf(name, version) {
  const asked = ['view', `${name}@${version}`, 'dist.integrity', '--json'];
  try {
    const answer = JSON.parse(execFileSync('npm', asked, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return typeof answer === 'string' ? answer : undefined;
  } catch {
    return undefined;
  }
}
