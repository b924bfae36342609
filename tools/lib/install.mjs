import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailed, mustRun } from './child.mjs';
import { root } from './paths.mjs';
import { step } from './say.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

/** Inside node_modules, so that deleting that folder forgets the stamp with it. */
const stampFile = join(root, 'node_modules', '.candor-installed');

/** Installs exactly the versions of the lock file, unless they are there. No package's install script runs. */
export async function ensureInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (readStamp(stampFile) === wanted) return;
  if (!isInstalled(lock)) {
    await step('installed the packages of package-lock.json', install);
  }
  writeStamp(stampFile, wanted);
}

async function install() {
  try {
    await mustRun('npm ci', ...npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund']));
  } catch (error) {
    const problem = error instanceof CommandFailed ? networkProblem(error.output) : undefined;
    // A page of npm's own lines would hide the one that helps.
    throw problem === undefined ? error : new CommandFailed('npm ci', error.code, problem);
  }
}

/** In words, when npm's output shows that it could not reach its registry. */
export function networkProblem(output) {
  const [, code] =
    /^npm (?:error|ERR!) code (ENOTFOUND|EAI_AGAIN|ECONN\w+|ENETUNREACH|\w*TIMEDOUT\w*)$/m.exec(output) ?? [];
  if (code === undefined) return undefined;
  return `The packages cannot be fetched: npm does not reach its registry (${code}).
The network is needed until they are there, and again when package-lock.json has changed; a start needs none.`;
}

/** True when npm's own record of the installed packages has every package of the lock file at its version. */
function isInstalled(lock) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const found = installed[path];
    // Packages for other platforms are optional and rightly absent.
    return found === undefined ? optional === true || devOptional === true : found.version === version;
  });
}

/** npm as this command was started by it, else the one on the PATH. */
function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js') && existsSync(script)) return [process.execPath, [script, ...args]];
  return process.platform === 'win32' ? ['npm.cmd', args, { shell: true }] : ['npm', args];
}
