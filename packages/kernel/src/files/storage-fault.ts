import { constants } from 'node:os';
import { Fault } from '../fault.ts';

/**
 * The refusals of a disk, in words that give an operator the remedy. None of them is damage, so a backup is no answer.
 */
const words = {
  disk_full: 'there is no space left on its disk. Make space, and start again: nothing that was acknowledged is lost',
  disk_read_only: 'its disk can only be read. Mount it for writing, and start again',
  permission_denied:
    'this process may not read or write it. Give the file and its folder to the user that runs the server',
  disk_failed:
    'its disk failed to read or write (an I/O error). Look at the disk and at the log of the system before you start again',
  file_in_use: 'another process holds it. Stop that process, and start again',
  file_unreachable: 'it cannot be opened. Look whether its folder is there and how many files the process may open',
} as const;

type StorageKind = keyof typeof words;

/** SQLite's primary result codes; all others are about the content. */
const ofSqlite: Readonly<Record<number, StorageKind>> = {
  3: 'permission_denied',
  5: 'file_in_use',
  6: 'file_in_use',
  8: 'disk_read_only',
  10: 'disk_failed',
  13: 'disk_full',
  14: 'file_unreachable',
  15: 'file_in_use',
  23: 'permission_denied',
};

const ofSystem: Readonly<Record<string, StorageKind>> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  EROFS: 'disk_read_only',
  EACCES: 'permission_denied',
  EPERM: 'permission_denied',
  EIO: 'disk_failed',
  EBUSY: 'file_in_use',
  EMFILE: 'file_unreachable',
  ENFILE: 'file_unreachable',
};

/** Some libraries give only the number. */
const errnoNames = new Map(Object.entries(constants.errno).map(([name, number]) => [number, name]));

/**
 * The fault behind an error of the file system or of SQLite, when it is the disk's and not the content's: it is full,
 * read-only, failing, forbidden, in use. `what` is the file, by its path or in words. Absent for every other error.
 */
export function storageFault(error: unknown, what: string): Fault | undefined {
  const kind = storageKind(error);
  if (kind === undefined) return undefined;
  const said = error instanceof Error ? error.message : String(error);
  return new Fault(kind, `${what}: ${words[kind]}. (${said})`, { cause: error });
}

interface Coded {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly systemErrno?: unknown;
}

function storageKind(error: unknown): StorageKind | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode, systemErrno } = error as Error & Coded;
  const bySystem = ofSystem[typeof systemErrno === 'number' ? (errnoNames.get(systemErrno) ?? '') : String(code)];
  // The system's own code is more exact: SQLite reports "unable to open" for a folder without permission.
  if (typeof errcode === 'number') return ofSqlite[errcode & 0xff] && (bySystem ?? ofSqlite[errcode & 0xff]);
  return bySystem;
}
