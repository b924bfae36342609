import { sha256 } from '@candor/kernel/hash';

/** Keeps hashes of destinations from being reversed by trying every address or card number. */
export const saltSize = 16;

/**
 * The journal's hash of a withdrawal's destination. The platform keeps salt and text; once they are deleted, the
 * journal's hash identifies no person. The signer gets both from its caller and compares them with the journal's hash.
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
