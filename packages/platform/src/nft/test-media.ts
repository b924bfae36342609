/** Small files of each kind, built by their specifications. */
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

export const script = latin('<!doctype html><script>alert(1)</script>');

/** Frames of silence: MPEG-1 layer III, 128 kbit/s, 44.1 kHz, 417 bytes each. */
export function mp3Of(frames: number): Buffer {
  return Buffer.concat(
    Array.from({ length: frames }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(413)])),
  );
}

/** An ID3v2 tag around any content. */
export function id3Of(content: Buffer): Buffer {
  const head = latin('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000');
  for (let i = 0; i < 4; i++) head[9 - i] = (content.length >> (7 * i)) & 127;
  return Buffer.concat([head, content]);
}

/** One stream of Opus with a head and as many pages as it has contents; `granule` is where it ends, at 48 kHz. */
export function oggOf(contents: readonly Buffer[], granule: bigint): Buffer {
  const all = [Buffer.concat([latin('OpusHead\u0001\u0001'), Buffer.alloc(9)]), ...contents];
  return Buffer.concat(
    all.map((content, i) => {
      const page = Buffer.concat([Buffer.alloc(28), content]);
      page.write('OggS', 0, 'latin1');
      page[5] = i === 0 ? 2 : i === all.length - 1 ? 4 : 0;
      page.writeBigInt64LE(i === all.length - 1 ? granule : 0n, 6);
      page.writeUInt32LE(77, 14);
      page.writeUInt32LE(i, 18);
      page[26] = 1;
      page[27] = content.length;
      page.writeUInt32LE(crcOf(page), 22);
      return page;
    }),
  );
}

/** The sum of a page, bit by bit. */
export function crcOf(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    for (let bit = 7; bit >= 0; bit--) {
      const isOut = ((sum >>> 31) ^ (byte >> bit)) & 1;
      sum = (sum << 1) ^ (isOut === 1 ? 0x04c1_1db7 : 0);
    }
  }
  return sum >>> 0;
}

export function box(word: string, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(word, 4, 'latin1');
  return Buffer.concat([head, content]);
}

interface Mp4Parts {
  readonly codec?: string;
  /** 1: the data is in this file. */
  readonly isHere?: number;
  readonly free?: Buffer;
}

/** A film of 320 × 180 and two seconds. */
export function mp4Of({ codec = 'avc1', isHere = 1, free = Buffer.alloc(0) }: Mp4Parts = {}): Buffer {
  const times = Buffer.alloc(100);
  times.writeUInt32BE(1_000, 12);
  times.writeUInt32BE(2_000, 16);
  const size = Buffer.alloc(84);
  size.writeUInt16BE(320, 76);
  size.writeUInt16BE(180, 80);
  const counted = (...boxes: readonly Buffer[]) => [Buffer.from([0, 0, 0, 0, 0, 0, 0, boxes.length]), ...boxes];
  const references = box('dref', ...counted(box('url ', Buffer.from([0, 0, 0, isHere]))));
  const entries = box('stsd', ...counted(box(codec, Buffer.alloc(78))));
  const handler = box('hdlr', Buffer.concat([Buffer.alloc(8), latin('vide'), Buffer.alloc(13)]));
  const inside = box('minf', box('dinf', references), box('stbl', entries));
  const track = box('trak', box('tkhd', size), box('mdia', handler, inside));
  const movie = box('moov', box('mvhd', times), track);
  return Buffer.concat([
    box('ftyp', latin('isom\u0000\u0000\u0002\u0000isomiso2avc1mp41')),
    movie,
    box('free', free),
    box('mdat', Buffer.alloc(64)),
  ]);
}

/** A GIF that says it has a large screen, with frames of one pixel. */
export function gifOf(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\xf0\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  // Of one colour and of the other, in turns: an encoder makes one of pictures that are equal.
  const frameOf = (colour: number): Buffer =>
    Buffer.from(`21f90400040000002c0000000001000100000202${colour === 0 ? '44' : '4c'}0100`, 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, (_, i) => frameOf(i % 2)), Buffer.from(';')]);
}

/** An element of EBML. */
export function element(id: string, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length) | 0x0100_0000_0000_0000n);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}

/** A film of ours with one more element in its segment, whose size is written in eight bytes. */
export function webmWith(film: Buffer, more: Buffer): Buffer {
  const at = film.indexOf(Buffer.from('18538067', 'hex'));
  return Buffer.concat([film.subarray(0, at), element('18538067', film.subarray(at + 12), more)]);
}
