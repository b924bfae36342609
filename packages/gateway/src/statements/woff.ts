import { inflateSync } from 'node:zlib';
import { assert } from '@candor/kernel';

const woffSignature = 0x774f4646;
const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

interface FontTable {
  /** Tag, checksum and length as in a directory. */
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

/**
 * A WOFF 1.0 font with its tables unpacked, as the TrueType font it was made from. The library that takes letters out of
 * fonts would unpack a table anew for each letter, which takes seconds in a font of a thousand kilobytes.
 */
export function unpackedFont(woff: Buffer): Buffer {
  assert(woff.readUInt32BE(0) === woffSignature, 'the font is a WOFF file');
  const tables = tablesOf(woff);
  const header = sfntHeader + tables.length * sfntEntry;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), header);
  const font = Buffer.alloc(size);
  writeHeader(font, woff.readUInt32BE(4), tables.length);
  let at = header;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = sfntHeader + index * sfntEntry;
    font.writeUInt32BE(tag, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(at, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    font.set(bytes, at);
    at += padded(bytes.length);
  });
  return font;
}

/** In the order of the directory, which is that of the tags in both kinds of files. */
function tablesOf(woff: Buffer): readonly FontTable[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = woffHeader + index * woffEntry;
    const offset = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const stored = woff.subarray(offset, offset + packedLength);
    const bytes = packedLength < length ? inflateSync(stored) : stored;
    assert(bytes.length === length, 'a table of a font is as long as the font says');
    return { tag: woff.readUInt32BE(entry), checksum: woff.readUInt32BE(entry + 16), bytes };
  });
}

function writeHeader(font: Buffer, flavor: number, tableCount: number): void {
  const exponent = Math.floor(Math.log2(tableCount));
  const searchRange = 2 ** exponent * sfntEntry;
  font.writeUInt32BE(flavor, 0);
  font.writeUInt16BE(tableCount, 4);
  font.writeUInt16BE(searchRange, 6);
  font.writeUInt16BE(exponent, 8);
  font.writeUInt16BE(tableCount * sfntEntry - searchRange, 10);
}

/** Tables begin at multiples of four. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
