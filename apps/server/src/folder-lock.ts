import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

const fileName = 'server.pid';

/**
 * Takes a data folder for this process: two servers on one journal would each believe to be its only writer. A file that
 * a killed server left behind names a process that is gone, and is taken over. Gives the way to let the folder go.
 */
export function lockFolder(folder: string, variable = 'CANDOR_DATA'): () => void {
  const path = join(folder, fileName);
  const holder = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  if (holder !== process.pid && isRunning(holder)) {
    throw new ConfigError(`${variable} ${folder} is in use by the process with id ${holder}. Stop it first.`);
  }
  writeFileSync(path, String(process.pid));
  return () => rmSync(path, { force: true });
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is running too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
