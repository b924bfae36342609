import { existsSync, readFileSync } from 'node:fs';
import { damaged } from './faults.ts';

const headerSize = 32;
const frameHeaderSize = 24;
const magic = 0x377f_0682;

/**
 * Tells a torn end of SQLite's write-ahead log from damage inside it, before SQLite opens it.
 *
 * SQLite cuts the log at the first frame whose checksum is wrong. After a crash that is right for the commit that was
 * being written; but a commit is synced before the next one begins, so a wrong frame that is followed by a whole later
 * commit was once durable and acknowledged: that is damage, and cutting there would lose it without a word.
 */
export function checkWal(path: string): void {
  if (!existsSync(path)) return;
  const log = readFileSync(path);
  if (log.length < headerSize + frameHeaderSize) return;
  const pageSize = log.readUInt32BE(8) || 65_536;
  const frameSize = frameHeaderSize + pageSize;
  const frames = Math.floor((log.length - headerSize) / frameSize);
  const sum = new Checksum(log.readUInt32BE(0) === magic);
  sum.add(log, 0, 24);
  if ((log.readUInt32BE(0) & ~1) !== magic || !sum.equals(log, 24)) {
    // The header is synced before the first frame, so without a header there are no frames.
    if (log.subarray(headerSize).every((byte) => byte === 0)) return;
    throw damaged(path, 'the header of the write-ahead log is wrong');
  }

  const startOf = (frame: number): number => headerSize + frame * frameSize;
  const isOfThisLog = (frame: number): boolean =>
    log.compare(log, 16, 24, startOf(frame) + 8, startOf(frame) + 16) === 0;
  const isCommit = (frame: number): boolean => log.readUInt32BE(startOf(frame) + 4) !== 0;

  let good = 0;
  for (; good < frames; good++) {
    const start = startOf(good);
    sum.add(log, start, 8);
    sum.add(log, start + frameHeaderSize, pageSize);
    if (!isOfThisLog(good) || !sum.equals(log, start + 16)) break;
  }

  let commitEnd = good;
  while (commitEnd < frames && !(isOfThisLog(commitEnd) && isCommit(commitEnd))) commitEnd++;
  for (let frame = commitEnd + 1; frame < frames; frame++) {
    if (isOfThisLog(frame)) {
      throw damaged(`${path}, frame ${good + 1}`, 'a frame is wrong, though later commits follow it');
    }
  }
}

/** SQLite's running checksum over pairs of 32-bit words. */
class Checksum {
  #first = 0;
  #second = 0;
  readonly #isLittleEndian: boolean;

  constructor(isLittleEndian: boolean) {
    this.#isLittleEndian = isLittleEndian;
  }

  add(bytes: Buffer, from: number, size: number): void {
    let first = this.#first;
    let second = this.#second;
    for (let at = from; at < from + size; at += 8) {
      const even = this.#isLittleEndian ? bytes.readInt32LE(at) : bytes.readInt32BE(at);
      const odd = this.#isLittleEndian ? bytes.readInt32LE(at + 4) : bytes.readInt32BE(at + 4);
      first = (first + even + second) | 0;
      second = (second + odd + first) | 0;
    }
    this.#first = first;
    this.#second = second;
  }

  equals(bytes: Buffer, at: number): boolean {
    return bytes.readInt32BE(at) === this.#first && bytes.readInt32BE(at + 4) === this.#second;
  }
}
