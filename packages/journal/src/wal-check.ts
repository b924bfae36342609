import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Fault } from '@candor/kernel';
import { damaged, unreadable } from './faults.ts';

const headerSize = 32;
const frameHeaderSize = 24;
const magic = 0x377f_0682;
/** Of the log that is in memory at one time: a log may be larger than any buffer. */
const windowBytes = 4 * 1_024 * 1_024;

/**
 * Distinguishes a torn end of SQLite's write-ahead log from damage inside it, before SQLite opens it.
 *
 * SQLite cuts the log at the first frame whose checksum is wrong. After a crash that is right for the commit that was
 * being written; but a commit is synced before the next one begins, so a wrong frame that is followed by a whole later
 * commit was once durable and acknowledged: that is damage, and cutting there would lose it silently.
 */
export function checkWal(path: string): void {
  if (!existsSync(path)) return;
  try {
    const handle = openSync(path, 'r');
    try {
      checkLog(path, new Log(handle));
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw unreadable(path, error, path);
  }
}

/** The newest records are in the log alone: nothing can replace its frames. */
function damagedLog(where: string, what: string): Fault {
  return damaged(
    where,
    `${what}. Put the file back from a mirror, or see "A damaged write-ahead log" in docs/operating.md for what can be kept without it`,
  );
}

function checkLog(path: string, log: Log): void {
  if (log.size < headerSize + frameHeaderSize) return;
  const header = Buffer.from(log.at(0, headerSize));
  const isLittleEndian = header.readUInt32BE(0) === magic;
  const seed = sumOf(isLittleEndian, [0, 0], header, 0, 24);
  if ((header.readUInt32BE(0) & ~1) !== magic || !isSum(seed, header, 24)) {
    // The header is synced before the first frame, so without a header there are no frames.
    if (log.isZeroFrom(headerSize)) return;
    throw damagedLog(path, 'the header of the write-ahead log is wrong');
  }

  const pageSize = header.readUInt32BE(8) || 65_536;
  const frameSize = frameHeaderSize + pageSize;
  const frames = Math.floor((log.size - headerSize) / frameSize);
  const frameAt = (frame: number, size = frameSize): Buffer => log.at(headerSize + frame * frameSize, size);
  const isOfThisLog = (frame: Buffer): boolean => header.compare(frame, 8, 16, 16, 24) === 0;
  const isCommit = (frame: Buffer): boolean => frame.readUInt32BE(4) !== 0;

  let good = 0;
  let sum = seed;
  for (; good < frames; good++) {
    const frame = frameAt(good);
    const next = frameSum(isLittleEndian, sum, frame);
    if (!isOfThisLog(frame) || !isSum(next, frame, 16)) break;
    sum = next;
  }
  if (good === frames) return;
  // A crash tears a frame; it does not turn one bit of it.
  if (wasWhole(isLittleEndian, sum, frameAt(good))) {
    throw damagedLog(`${path}, frame ${good + 1}`, 'one bit is not what was written');
  }

  let commitEnd = good;
  for (; commitEnd < frames; commitEnd++) {
    const frame = frameAt(commitEnd, frameHeaderSize);
    if (isOfThisLog(frame) && isCommit(frame)) break;
  }
  for (let frame = commitEnd + 1; frame < frames; frame++) {
    if (isOfThisLog(frameAt(frame, frameHeaderSize))) {
      throw damagedLog(`${path}, frame ${good + 1}`, 'a frame is wrong, though later commits follow it');
    }
  }
}

/**
 * True if a wrong frame was written whole: it is one bit away from its checksum, or only its salts, which the checksum
 * leaves out, are wrong. This distinguishes damage from a torn end in the very last commit too.
 */
function wasWhole(isLittleEndian: boolean, before: Sum, frame: Buffer): boolean {
  const [first, second] = frameSum(isLittleEndian, before, frame);
  const firstOff = (frame.readInt32BE(16) - first) | 0;
  const secondOff = (frame.readInt32BE(20) - second) | 0;
  if (firstOff === 0 && secondOff === 0) return true;
  if (firstOff === 0 && isPowerOfTwo(frame.readInt32BE(20) ^ second)) return true;
  if (secondOff === 0 && isPowerOfTwo(frame.readInt32BE(16) ^ first)) return true;
  return isOneBitAway(firstOff, secondOff, (8 + frame.length - frameHeaderSize) / 8);
}

/**
 * The checksum is linear: incrementing a word adds to both sums an amount that depends only on the word's place. So the
 * distance between the sums shows if a single bit of the summed words explains it.
 */
function isOneBitAway(firstOff: number, secondOff: number, pairs: number): boolean {
  // The effect of incrementing the even and the odd word of a pair, from the last pair back to the first.
  let even: Sum = [1, 1];
  let odd: Sum = [0, 1];
  for (let pair = 0; pair < pairs; pair++) {
    for (const [first, second] of [even, odd]) {
      for (let bit = 0; bit < 32; bit++) {
        for (const step of [1 << bit, -(1 << bit)]) {
          if (Math.imul(first, step) === firstOff && Math.imul(second, step) === secondOff) return true;
        }
      }
    }
    even = [(even[0] + even[1]) | 0, (even[0] + 2 * even[1]) | 0];
    odd = [(odd[0] + odd[1]) | 0, (odd[0] + 2 * odd[1]) | 0];
  }
  return false;
}

function isPowerOfTwo(word: number): boolean {
  return word !== 0 && (word & (word - 1)) === 0;
}

/** The bytes of the file, a window at a time. */
class Log {
  readonly size: number;
  readonly #handle: number;
  #window: Buffer = Buffer.alloc(0);
  #from = 0;

  constructor(handle: number) {
    this.#handle = handle;
    this.size = fstatSync(handle).size;
  }

  /** A view that holds until the next call. */
  at(from: number, size: number): Buffer {
    if (from < this.#from || from + size > this.#from + this.#window.length) {
      const length = Math.min(Math.max(windowBytes, size), this.size - from);
      const window = Buffer.alloc(length);
      let filled = 0;
      while (filled < length) {
        const count = readSync(this.#handle, window, filled, length - filled, from + filled);
        if (count === 0) break;
        filled += count;
      }
      this.#window = window;
      this.#from = from;
    }
    return this.#window.subarray(from - this.#from, from - this.#from + size);
  }

  isZeroFrom(from: number): boolean {
    for (let at = from; at < this.size; at += windowBytes) {
      if (this.at(at, Math.min(windowBytes, this.size - at)).some((byte) => byte !== 0)) return false;
    }
    return true;
  }
}

/** SQLite's running checksum over pairs of 32-bit words. */
type Sum = readonly [first: number, second: number];

/** Over a frame's page number, mark of a commit and page; neither its salts nor its checksum. */
function frameSum(isLittleEndian: boolean, before: Sum, frame: Buffer): Sum {
  const head = sumOf(isLittleEndian, before, frame, 0, 8);
  return sumOf(isLittleEndian, head, frame, frameHeaderSize, frame.length);
}

function sumOf(isLittleEndian: boolean, before: Sum, bytes: Buffer, from: number, to: number): Sum {
  let [first, second] = before;
  for (let at = from; at < to; at += 8) {
    const even = isLittleEndian ? bytes.readInt32LE(at) : bytes.readInt32BE(at);
    const odd = isLittleEndian ? bytes.readInt32LE(at + 4) : bytes.readInt32BE(at + 4);
    first = (first + even + second) | 0;
    second = (second + odd + first) | 0;
  }
  return [first, second];
}

function isSum(sum: Sum, bytes: Buffer, at: number): boolean {
  return bytes.readInt32BE(at) === sum[0] && bytes.readInt32BE(at + 4) === sum[1];
}
