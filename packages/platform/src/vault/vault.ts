import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Fault } from '@candor/kernel';
import type { RandomBytes } from '../random.ts';
import { keyIdBytes, type MasterKeys } from './master-keys.ts';

/** Protects bytes from thieves of the disk: documents, bank cards, secrets of second factors. */
export interface Vault {
  /** `context` names the bytes and their owner, such as `card 17`; they open under the same words only. */
  seal(plain: Uint8Array, context: string): Promise<Uint8Array>;
  /** Throws a `Fault` of kind `vault_damaged` or `vault_key_missing`. */
  open(sealed: Uint8Array, context: string): Promise<Uint8Array>;
}

/*
 * version 1 | id of the master key 8 | nonce 12 | wrapped key 32 + tag 16 | nonce 12 | content + tag 16
 *
 * Each item has a random key of its own, wrapped by a master key: a rotated master key never meets the content, and no
 * key encrypts so much that a nonce could come twice.
 */
const version = 1;
const algorithm = 'aes-256-gcm';
const itemKeyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const keyIdAt = 1;
const wrappedAt = keyIdAt + keyIdBytes;
const contentAt = wrappedAt + nonceBytes + itemKeyBytes + tagBytes;
const leastBytes = contentAt + nonceBytes + tagBytes;

/** Seals under the newest master key and opens seals of any of them. */
export function createVault(masterKeys: MasterKeys, randomBytes: RandomBytes): Vault {
  const [newest] = masterKeys;
  return {
    async seal(plain, context) {
      const itemKey = Buffer.from(randomBytes(itemKeyBytes));
      const head = Buffer.concat([Buffer.of(version), newest.id]);
      const wrapped = encrypted(newest.key, itemKey, randomBytes(nonceBytes), bound(head, context));
      const content = encrypted(itemKey, plain, randomBytes(nonceBytes), bound(head, context));
      itemKey.fill(0);
      return Buffer.concat([head, wrapped, content]);
    },
    async open(sealed, context) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      if (bytes.length < leastBytes || bytes[0] !== version) throw damaged();
      const head = bytes.subarray(0, wrappedAt);
      const id = head.subarray(keyIdAt);
      const master = masterKeys.find((candidate) => candidate.id.equals(id));
      if (master === undefined) {
        throw new Fault('vault_key_missing', `something was sealed under the master key ${id.toString('hex')}`);
      }
      const itemKey = decrypted(master.key, bytes.subarray(wrappedAt, contentAt), bound(head, context));
      const plain = decrypted(itemKey, bytes.subarray(contentAt), bound(head, context));
      itemKey.fill(0);
      return plain;
    },
  };
}

/** The id of the master key that something was sealed under, in hex, from its first bytes; absent when they are none. */
export function sealedKeyId(beginning: Uint8Array): string | undefined {
  if (beginning.length < wrappedAt || beginning[0] !== version) return undefined;
  return Buffer.from(beginning.subarray(keyIdAt, wrappedAt)).toString('hex');
}

/** The data authenticated beside the bytes: the key's id and the kind of content. */
function bound(head: Buffer, context: string): Buffer {
  return Buffer.concat([head, Buffer.from(context)]);
}

function encrypted(key: Buffer, plain: Uint8Array, nonce: Uint8Array, context: Buffer): Buffer {
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(context);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypted(key: Buffer, bytes: Buffer, context: Buffer): Buffer {
  const nonce = bytes.subarray(0, nonceBytes);
  const tagAt = bytes.length - tagBytes;
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
    .setAAD(context)
    .setAuthTag(bytes.subarray(tagAt));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, tagAt)), decipher.final()]);
  } catch (cause) {
    throw damaged(cause);
  }
}

function damaged(cause?: unknown): Fault {
  return new Fault('vault_damaged', 'what was sealed was changed, or is something else than it was asked for', {
    cause,
  });
}
