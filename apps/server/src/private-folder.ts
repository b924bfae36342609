import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';

const others = 0o077;

/** From here on everything this process makes is for its user alone: databases, letters, pictures, sockets. */
export function keepFilesPrivate(): void {
  process.umask(others);
}

/**
 * The data folder, made for this user alone. One that an earlier build or a copy left open to others is closed, with
 * its contents, and named in the log; parts that cannot be closed are named as well.
 */
export function openPrivately(folder: string, log: Pick<Logger, 'warn'>): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))]) {
    const { mode } = statSync(path);
    if ((mode & others) === 0) continue;
    const was = (mode & 0o777).toString(8).padStart(3, '0');
    try {
      chmodSync(path, mode & 0o700);
      log.warn({ event: 'folder.closed', path, was }, 'others of this machine could read it; now they cannot');
    } catch (error) {
      log.warn({ event: 'folder.open_to_others', path, was, err: error }, 'others of this machine can read it');
    }
  }
}
