import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const blocks = 8;
const blockPixels = 8;

/** A PNG of coloured blocks that no other word has: a receipt that proves one payment. */
export function receiptPicture(word: string): Uint8Array {
  const side = blocks * blockPixels;
  const colours = Buffer.concat(
    [0, 1, 2, 3, 4, 5].map((part) => createHash('sha256').update(`${word} ${part}`).digest()),
  );
  const rows = Buffer.alloc(side * (side * 3 + 1));
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const block = Math.floor(y / blockPixels) * blocks + Math.floor(x / blockPixels);
      colours.copy(rows, y * (side * 3 + 1) + 1 + x * 3, block * 3, block * 3 + 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits a channel, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
