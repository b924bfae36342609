import { createHash } from 'node:crypto';

/** A key that wraps the keys of single items. */
interface MasterKey {
  /** Derived from the key itself, so that sealed data finds its key without a register. */
  readonly id: Buffer;
  readonly key: Buffer;
}

/** The first seals; all of them open. */
export type MasterKeys = readonly [MasterKey, ...MasterKey[]];

export const keyBytes = 32;
export const keyIdBytes = 8;

export function masterKeyOf(key: Buffer): MasterKey {
  const id = createHash('sha256').update('candor master key\n').update(key).digest().subarray(0, keyIdBytes);
  return { id, key };
}
