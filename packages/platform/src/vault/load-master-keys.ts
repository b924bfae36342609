import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '@candor/kernel';
import { makeFolder, writeDurably } from '@candor/kernel/files';
import { keySealedUnder } from '../database/belonging.ts';
import type { RandomBytes } from '../random.ts';
import { keyBytes, masterKeyOf, type MasterKeys } from './master-keys.ts';

export const masterKeysFile = 'platform-master-keys';

interface MasterKeyPlaces {
  /** `CANDOR_MASTER_KEY`. */
  readonly configured?: string | undefined;
  /** The platform's database, which may have something sealed while its keys are lost: then none are drawn. */
  readonly database?: string;
}

/**
 * The master keys of this installation: those of `CANDOR_MASTER_KEY`, or the file beside its database, made at its first
 * start and readable by its owner only. Both are lists, newest first: 64 hex digits a key, separated by commas or lines.
 * To rotate, put a new key first and keep the old ones while anything is sealed under them.
 */
export function loadMasterKeys(
  folder: string,
  randomBytes: RandomBytes,
  { configured, database }: MasterKeyPlaces = {},
): MasterKeys {
  if (configured !== undefined) return masterKeysOf(configured, 'CANDOR_MASTER_KEY');
  const path = join(folder, masterKeysFile);
  if (!existsSync(path)) {
    const lost = database !== undefined && existsSync(database) ? keySealedUnder(database) : undefined;
    if (lost !== undefined) {
      throw new Fault(
        'master_key_missing',
        `${path} is missing, and CANDOR_MASTER_KEY is not set, though ${lost.table} of ${database} is sealed under the master key ${lost.id}. Put the file or the variable back.`,
      );
    }
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
