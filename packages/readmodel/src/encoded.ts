/** Bytes kept in the database as hex. */
export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex, 'hex'));
}

/** The form of a list of names in the database. */
export function jsonOf(names: readonly string[]): string {
  return JSON.stringify(names);
}

export function namesOf(json: string): readonly string[] {
  return JSON.parse(json) as readonly string[];
}
