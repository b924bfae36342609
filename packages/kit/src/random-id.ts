const standardBytes = 16;

/** Random bytes in hex. `crypto.randomUUID` would be shorter, and is not there on a page without https, as on a phone in the house. */
export function randomId(bytes = standardBytes): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
