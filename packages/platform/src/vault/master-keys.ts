import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '@candor/kernel';
import { makeFolder, writeDurably } from '@candor/kernel/files';
import type { RandomBytes } from '../random.ts';

/** A key that wraps the keys of single items. */
export interface MasterKey {
  /** Derived from the key itself, so that what was sealed finds its key without a register. */
  readonly id: Buffer;
  readonly key: Buffer;
}

/** The first seals; all of them open. */
export type MasterKeys = readonly [MasterKey, ...MasterKey[]];

const fileName = 'platform-master-keys';
const keyBytes = 32;
export const keyIdBytes = 8;

/**
 * The master keys of this installation: those of `CANDOR_MASTER_KEY`, or the file beside its database, made at its first
 * start and readable by its owner only. Both are lists, newest first: 64 hex digits a key, apart by commas or lines. To
 * rotate, put a new key in front and keep the old ones for as long as anything is sealed under them.
 */
export function loadMasterKeys(folder: string, randomBytes: RandomBytes, configured?: string): MasterKeys {
  if (configured !== undefined) return masterKeysOf(configured, 'CANDOR_MASTER_KEY');
  const path = join(folder, fileName);
  if (!existsSync(path)) {
    makeFolder(folder);
    const key = Buffer.from(randomBytes(keyBytes)).toString('hex');
    writeDurably(path, `${key}\n`);
  }
  return masterKeysOf(readFileSync(path, 'utf8'), path);
}

/** `where` names the source in the fault; the keys themselves are never in a message. */
function masterKeysOf(text: string, where: string): MasterKeys {
  const keys = text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => {
      if (!/^[\da-f]{64}$/i.test(word))
        throw new Fault('master_key_damaged', `${where} has a key that is no 64 hex digits`);
      return masterKeyOf(Buffer.from(word, 'hex'));
    });
  const [newest, ...older] = keys;
  if (newest === undefined) throw new Fault('master_key_damaged', `${where} holds no key`);
  return [newest, ...older];
}

export function masterKeyOf(key: Buffer): MasterKey {
  const id = createHash('sha256').update('candor master key\n').update(key).digest().subarray(0, keyIdBytes);
  return { id, key };
}
