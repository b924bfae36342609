/** The findings in a container, and the bytes to keep. */
export interface Probe {
  readonly bytes: Uint8Array;
  readonly durationMs: number;
  readonly width?: number;
  readonly height?: number;
}

/** A file that is not what it begins like. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}

/** Throws `Damaged` unless the condition holds. */
export function mustBe(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Damaged(what);
}

/** A view by which numbers are read; beyond its end it throws a `RangeError`. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Four characters. */
export function wordAt(bytes: Uint8Array, at: number): string {
  mustBe(at + 4 <= bytes.length, 'four characters lie within the file');
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
