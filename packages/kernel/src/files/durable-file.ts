import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { storageFault } from './storage-fault.ts';

const ownerOnly = { file: 0o600, folder: 0o700 } as const;

/**
 * Writes a small file so that after a power cut there is the old one or the new one, whole, and never the new one
 * without the data made durable before it. Readable by its owner only. A refusal of the disk is a fault that names the
 * file.
 */
export function writeDurably(path: string, bytes: Uint8Array | string): void {
  try {
    replace(path, bytes);
  } catch (error) {
    throw storageFault(error, path) ?? error;
  }
}

function replace(path: string, bytes: Uint8Array | string): void {
  const draft = `${path}.part`;
  const handle = openSync(draft, 'w', ownerOnly.file);
  try {
    writeFileSync(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, path);
  syncFolder(dirname(path));
}

/** Makes durable which names a folder has: a new file, a renamed one, one that is gone. */
export function syncFolder(path: string): void {
  // Windows opens no folder, and its file systems keep names without being asked.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A folder that only its owner enters, made durable when it is new. */
export function makeFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: ownerOnly.folder });
  if (first !== undefined) syncFolder(dirname(first));
}
