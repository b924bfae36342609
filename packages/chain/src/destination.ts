import { sha256 } from '@candor/kernel/hash';

/** Makes a destination's hash worth nothing to whoever tries all addresses, or all card numbers. */
export const saltSize = 16;

/**
 * What the journal knows of the place that money goes to. The platform keeps salt and text; when they are deleted, what is
 * left in the journal names nobody. The signer gets both from its caller and compares with the journal's hash.
 */
export function destinationHash(salt: Uint8Array, text: string): Uint8Array {
  return sha256(salt, Buffer.from(text, 'utf8'));
}

/** An address of a network in its canonical spelling (`checkAddress`), as it is hashed. */
export function addressText(network: string, address: string): string {
  return `address\n${network}\n${address}`;
}

/** A bank card as it is hashed: its fields in the order of their names. */
export function cardText(fields: Readonly<Record<string, string>>): string {
  const ordered = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return `card\n${JSON.stringify(ordered)}`;
}
