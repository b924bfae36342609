import { assert } from './assert.ts';

const encoder = new TextEncoder();
/** Keeps a byte order mark: without it two encodings would read as one text. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const two32 = 0x1_0000_0000;
const maxVarint64Bytes = 10;
/** Below this a number doubled by zigzag is still exact. */
const intLimit = 0x10_0000_0000_0000;

/** Small copies are cut from a shared slab: an allocation for each would cost more than the copy. */
const slabBytes = 64 * 1024;
const copiedOneByOne = 64;
let slab = new Uint8Array(slabBytes);
let slabUsed = 0;

/** Writes the canonical bytes of values one after the other. One writer is reused for many records. */
export class ByteWriter {
  #bytes: Uint8Array;
  #length = 0;

  constructor(capacity = 4096) {
    this.#bytes = new Uint8Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  clear(): void {
    this.#length = 0;
  }

  /** A view that is valid until the next write. */
  view(from = 0): Uint8Array {
    return this.#bytes.subarray(from, this.#length);
  }

  /** A copy that stays. */
  take(from = 0): Uint8Array {
    const size = this.#length - from;
    if (size > slabBytes >> 3) return this.#bytes.slice(from, this.#length);
    if (slabUsed + size > slabBytes) {
      slab = new Uint8Array(slabBytes);
      slabUsed = 0;
    }
    const copy = slab.subarray(slabUsed, slabUsed + size);
    // A view of the source costs as much as copying so few bytes one by one.
    if (size <= copiedOneByOne) for (let i = 0; i < size; i++) copy[i] = this.#bytes[from + i] as number;
    else copy.set(this.#bytes.subarray(from, this.#length));
    slabUsed += size;
    return copy;
  }

  #reserve(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  /** A whole number from 0 to 2^53 − 1, in 1 to 8 bytes, small numbers first (LEB128). */
  uint(value: number): void {
    if (value >= 0 && value < 128 && Math.floor(value) === value) return this.byte(value);
    assert(Number.isSafeInteger(value) && value >= 0, 'an unsigned number is a whole number from 0 to 2^53 - 1');
    this.#reserve(maxVarint64Bytes);
    let rest = value;
    while (rest >= two32) {
      this.#bytes[this.#length++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    rest >>>= 0;
    while (rest >= 128) {
      this.#bytes[this.#length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.#bytes[this.#length++] = rest;
  }

  /** A whole number of either sign inside ±2^52, zigzag. */
  int(value: number): void {
    this.uint(value >= 0 ? value * 2 : -value * 2 - 1);
  }

  /** A bigint of either sign, zigzag, as long as it needs to be. */
  big(value: bigint): void {
    // Almost every amount fits a Number, where the same bytes come out several times faster.
    const small = Number(value);
    if (small > -intLimit && small < intLimit) return this.int(small);
    let rest = value >= 0n ? value << 1n : (-value << 1n) - 1n;
    while (rest >= 128n) {
      this.byte(Number(rest & 127n) | 128);
      rest >>= 7n;
    }
    this.byte(Number(rest));
  }

  /** The bytes of `big` for a value of 64 bits, given as its two halves: no bigint is touched where it fits a Number. */
  halves(low: number, high: number): void {
    const small = high * two32 + (low >>> 0);
    if (small > -intLimit && small < intLimit) return this.int(small);
    this.big((BigInt(high) << 32n) | BigInt(low >>> 0));
  }

  text(value: string): void {
    // Ids and codes are ASCII: one pass without an encoder, and the general way for the rest.
    const size = value.length;
    this.#reserve(size + maxVarint64Bytes);
    const start = this.#length;
    this.uint(size);
    for (let i = 0; i < size; i++) {
      const unit = value.charCodeAt(i);
      if (unit > 127) {
        this.#length = start;
        return this.blob(encoder.encode(value));
      }
      this.#bytes[this.#length++] = unit;
    }
  }

  blob(value: Uint8Array): void {
    this.uint(value.length);
    this.raw(value);
  }

  /** Bytes without a length before them. */
  raw(value: Uint8Array): void {
    this.#reserve(value.length);
    this.#bytes.set(value, this.#length);
    this.#length += value.length;
  }
}

/**
 * Thrown when bytes do not have the expected content: damage or a wrong version, never a bug of the reader's caller.
 */
export class UnreadableBytes extends Error {
  override readonly name = 'UnreadableBytes';
}

/** Reads the output of `ByteWriter`. Damaged input throws `UnreadableBytes`; it is never read past its end. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at: number;
  readonly #end: number;

  constructor(bytes: Uint8Array, from = 0, to = bytes.length) {
    this.#bytes = bytes;
    this.#at = from;
    this.#end = to;
  }

  get position(): number {
    return this.#at;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#end;
  }

  byte(): number {
    if (this.#at >= this.#end) throw new UnreadableBytes('the bytes end too early');
    return this.#bytes[this.#at++] as number;
  }

  uint(): number {
    const first = this.byte();
    if (first < 128) return first;
    let value = first & 127;
    let scale = 128;
    for (let count = 1; count < 8; count++) {
      const next = this.byte();
      value += (next & 127) * scale;
      if (next < 128) {
        if (next === 0 || value > Number.MAX_SAFE_INTEGER) break;
        return value;
      }
      scale *= 128;
    }
    throw new UnreadableBytes('a number is too long, or longer than it needs to be');
  }

  /** Passes over a number of any length. */
  skipNumber(): void {
    while (this.byte() >= 128);
  }

  /** Passes over so many bytes. */
  skip(size: number): void {
    if (this.#at + size > this.#end) throw new UnreadableBytes('the bytes end too early');
    this.#at += size;
  }

  int(): number {
    const raw = this.uint();
    const half = Math.floor(raw / 2);
    return raw % 2 === 0 ? half : -1 - half;
  }

  big(): bigint {
    let value = 0n;
    let shift = 0n;
    let small = 0;
    let scale = 1;
    for (let count = 0; ; count++) {
      const next = this.byte();
      if (count < 7) {
        small += (next & 127) * scale;
        scale *= 128;
      } else {
        if (count === 7) {
          value = BigInt(small);
          shift = 49n;
        }
        value |= BigInt(next & 127) << shift;
        shift += 7n;
      }
      if (next < 128) {
        if (next === 0 && count > 0) throw new UnreadableBytes('a number is longer than it needs to be');
        if (count < 7) value = BigInt(small);
        return (value & 1n) === 0n ? value >> 1n : -((value + 1n) >> 1n);
      }
    }
  }

  text(): string {
    try {
      return decoder.decode(this.blobView());
    } catch (error) {
      if (error instanceof UnreadableBytes) throw error;
      throw new UnreadableBytes('a text is not UTF-8', { cause: error });
    }
  }

  blob(): Uint8Array {
    return this.blobView().slice();
  }

  /** The next length-prefixed bytes without a copy. */
  blobView(): Uint8Array {
    return this.rawView(this.uint());
  }

  rawView(size: number): Uint8Array {
    if (this.#at + size > this.#end) throw new UnreadableBytes('the bytes end too early');
    const view = this.#bytes.subarray(this.#at, this.#at + size);
    this.#at += size;
    return view;
  }
}
