import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Seeded } from '@candor/kernel';

/** One change of the folder or one sync, as the shim has recorded it; `file` is an inode. */
interface Entry {
  readonly kind: number;
  readonly file: bigint;
  readonly offset: number;
  readonly bytes: Buffer;
}

const kinds = { create: 1, write: 2, truncate: 3, sync: 4, syncFolder: 5, rename: 6, unlink: 7, open: 8 } as const;
const headerBytes = 24;

export const lossModes = ['none', 'all', 'pages', 'sectors', 'prefix', 'late only'] as const;
/** The part of the changes since a file's last sync that has reached the disk. */
export type LossMode = (typeof lossModes)[number];

/** A last entry that the kill has cut is left out: its call had not returned. */
export function readLog(path: string): readonly Entry[] {
  const log = readFileSync(path);
  const entries: Entry[] = [];
  for (let at = 0; at + headerBytes <= log.length; ) {
    const length = log.readUInt32LE(at + 4);
    const end = at + headerBytes + length;
    if (end > log.length) break;
    const bytes = log.subarray(at + headerBytes, end);
    const offset = Number(log.readBigInt64LE(at + 16));
    entries.push({ kind: log.readUInt32LE(at), file: log.readBigUInt64LE(at + 8), offset, bytes });
    at = end;
  }
  return entries;
}

/** Bytes that grow at their end without being copied each time. */
class Content {
  #bytes: Buffer;
  #length: number;

  constructor(bytes: Buffer) {
    this.#bytes = Buffer.from(bytes);
    this.#length = bytes.length;
  }

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  apply({ kind, offset, bytes }: Pick<Entry, 'kind' | 'offset' | 'bytes'>): void {
    const length = kind === kinds.truncate ? offset : Math.max(this.#length, offset + bytes.length);
    if (length > this.#bytes.length) {
      const more = Buffer.alloc(2 * length);
      this.bytes.copy(more);
      this.#bytes = more;
    }
    // A part that is cut off and grown over again is zeros.
    if (length < this.#length) this.#bytes.fill(0, length, this.#length);
    this.#length = length;
    if (kind === kinds.write) bytes.copy(this.#bytes, offset);
  }
}

class DiskFile {
  readonly content: Content;
  since: Entry[] = [];

  constructor(bytes: Buffer) {
    this.content = new Content(bytes);
  }

  sync(): void {
    for (const entry of this.since) this.content.apply(entry);
    this.since = [];
  }
}

/** A change of the folder's names that may be lost until the folder, or the file that it names, is synced. */
interface Naming {
  readonly entry: Entry;
  readonly file: DiskFile | undefined;
}

/**
 * Builds in `to` a possible state of a disk after a power cut: `before` with the recorded changes, of which all synced
 * ones are there, and of the rest a choice by `mode` and chance. Of a file's blocks since its last sync any may be
 * there, in any order; of names that were made, changed or removed since the folder's last sync, the first ones.
 */
export function buildImage(
  before: string,
  entries: readonly Entry[],
  to: string,
  { mode, random }: { readonly mode: LossMode; readonly random: Seeded },
): void {
  const files = new Map<bigint, DiskFile>();
  const now = new Map<string, DiskFile>();
  const durable = new Map<string, DiskFile>();
  let namings: Naming[] = [];
  const find = (name: string): DiskFile => {
    let file = now.get(name);
    if (file === undefined) {
      file = new DiskFile(readFileSync(join(before, name)));
      now.set(name, file);
      durable.set(name, file);
    }
    return file;
  };
  const keepNames = (count: number): void => {
    for (const { entry, file } of namings.slice(0, count)) rename(durable, entry, file);
    namings = namings.slice(count);
  };

  for (const entry of entries) {
    const name = entry.bytes.toString();
    switch (entry.kind) {
      case kinds.create: {
        const file = new DiskFile(Buffer.alloc(0));
        files.set(entry.file, file);
        now.set(name, file);
        namings.push({ entry, file });
        break;
      }
      case kinds.open:
        files.set(entry.file, find(name));
        break;
      case kinds.write:
      case kinds.truncate:
        files.get(entry.file)?.since.push(entry);
        break;
      case kinds.sync: {
        const file = files.get(entry.file);
        file?.sync();
        // A synced file is found again: the names that led to it are on the disk with it.
        keepNames(namings.findLastIndex((naming) => naming.file === file && naming.entry.kind === kinds.create) + 1);
        break;
      }
      case kinds.syncFolder:
        keepNames(namings.length);
        break;
      default: {
        const [from = '', target] = name.split('\0');
        const file = target === undefined ? undefined : find(from);
        if (target === undefined) find(from);
        rename(now, entry, file);
        namings.push({ entry, file });
      }
    }
  }
  keepNames(mode === 'none' ? 0 : mode === 'all' ? namings.length : random.below(namings.length + 1));

  rmSync(to, { recursive: true, force: true });
  // A folder that is shared in memory is made anew after a power cut.
  cpSync(before, to, { recursive: true, filter: (path) => !path.endsWith('-shm') });
  for (const name of touchedNames(entries)) rmSync(join(to, name), { force: true });
  for (const [name, file] of durable) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(join(to, name), contentAfter(file, mode, random), { mode: 0o600 });
  }
}

function touchedNames(entries: readonly Entry[]): ReadonlySet<string> {
  const naming: readonly number[] = [kinds.create, kinds.open, kinds.rename, kinds.unlink];
  return new Set(
    entries.filter(({ kind }) => naming.includes(kind)).flatMap(({ bytes }) => bytes.toString().split('\0')),
  );
}

function rename(names: Map<string, DiskFile>, { kind, bytes }: Entry, file: DiskFile | undefined): void {
  const [from = '', to] = bytes.toString().split('\0');
  if (kind !== kinds.create) names.delete(from);
  if (file !== undefined) names.set(to ?? from, file);
}

function contentAfter({ content, since }: DiskFile, mode: LossMode, random: Seeded): Buffer {
  const kept = { none: 0, prefix: random.below(since.length + 1) }[mode as string] ?? since.length;
  const share = random.below(5);
  for (const [i, entry] of since.slice(0, kept).entries()) {
    if (mode === 'all' || mode === 'prefix') content.apply(entry);
    // The first are lost and the last are there: written in another order than they were given.
    else if (mode === 'late only') {
      if (i * 2 >= since.length) content.apply(entry);
    } else if (entry.kind === kinds.truncate) {
      if (random.chance(1, 2)) content.apply(entry);
    } else keepBlocks(content, entry, { block: mode === 'pages' ? 4_096 : 512, share, random });
  }
  return content.bytes;
}

/** Blocks as the disk has them: those at its own boundaries. */
function keepBlocks(
  content: Content,
  { kind, offset, bytes }: Entry,
  { block, share, random }: { readonly block: number; readonly share: number; readonly random: Seeded },
): void {
  for (let at = 0; at < bytes.length; ) {
    const end = Math.min(bytes.length, at + block - ((offset + at) % block));
    if (random.chance(share, 4)) content.apply({ kind, offset: offset + at, bytes: bytes.subarray(at, end) });
    at = end;
  }
}
