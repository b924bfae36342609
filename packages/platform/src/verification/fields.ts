import { createHmac } from 'node:crypto';
import type { Vault } from '../vault/vault.ts';

/** A person's data from the text of a submission. Sealed wherever it is kept. */
export interface IdentityFields {
  readonly name: string;
  /** In its normal form. */
  readonly cardId: string;
  /** A day: `1990-05-17`. */
  readonly birthDate: string;
}

const contextOf = (userId: number): string => `identity of user ${userId}`;

/** Base64, which `openFields` opens for the same user only. */
export async function sealFields(vault: Vault, userId: number, fields: IdentityFields): Promise<string> {
  const sealed = await vault.seal(Buffer.from(JSON.stringify(fields)), contextOf(userId));
  return Buffer.from(sealed).toString('base64');
}

/** Throws a `Fault` of the vault (`vault_damaged`, `vault_key_missing`). */
export async function openFields(vault: Vault, userId: number, sealed: string): Promise<IdentityFields> {
  const plain = await vault.open(Buffer.from(sealed, 'base64'), contextOf(userId));
  return JSON.parse(Buffer.from(plain).toString('utf8')) as IdentityFields;
}

/**
 * The same for the same number of the same country, with or without hyphens, and worth nothing without the pepper: numbers are few
 * enough to try.
 */
export function printOfNumber(pepper: Uint8Array, country: string, cardId: string): string {
  const signs = cardId.replace(/[^A-Z\d]/g, '');
  return createHmac('sha256', pepper).update(`identity number\n${country}\n${signs}`).digest('hex');
}

/** The first letter of each word. */
export function maskedName(name: string): string {
  return name
    .split(' ')
    .map((word) => `${[...word][0] ?? ''}**`)
    .join(' ');
}

/** Two characters at each end, of short ones only the last. */
export function maskedNumber(cardId: string): string {
  return cardId.length < 8 ? `****${cardId.slice(-1)}` : `${cardId.slice(0, 2)}******${cardId.slice(-2)}`;
}
