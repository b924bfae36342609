import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storageFault } from '@candor/kernel/files';
import { holdFile } from '@candor/readmodel/sqlite';
import { ConfigError } from './config.ts';

const lockName = 'server.lock';
/** Names the owner of the folder, for people; nothing is decided by it. */
const pidName = 'server.pid';

/**
 * Takes a data folder for this process: two servers on one journal would each believe to be its only writer. The lock
 * is the operating system's, so that a server that was killed leaves none. Returns the function that releases the
 * folder.
 */
export function lockFolder(folder: string, variable = 'CANDOR_DATA'): () => void {
  const letGo = hold(join(folder, lockName));
  const pidPath = join(folder, pidName);
  if (letGo === undefined) {
    const holder = existsSync(pidPath) ? ` (process ${readFileSync(pidPath, 'utf8').trim()}, as it sees itself)` : '';
    throw new ConfigError(`${variable} ${folder} is in use by another server${holder}. Stop it first.`);
  }
  try {
    writeFileSync(pidPath, String(process.pid));
  } catch (error) {
    letGo();
    throw storageFault(error, pidPath) ?? error;
  }
  return () => {
    rmSync(pidPath, { force: true });
    letGo();
  };
}

function hold(path: string): (() => void) | undefined {
  try {
    return holdFile(path);
  } catch (error) {
    throw storageFault(error, path) ?? error;
  }
}
