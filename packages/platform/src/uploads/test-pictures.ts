import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one colour. */
export const plainPicture = (width = 640, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });

/** The first bytes of a phone's photo that is no JPEG. */
export function heicOf(brand: string): Buffer {
  const box = Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1heic`, 'latin1');
  return Buffer.concat([box, Buffer.alloc(400)]);
}

/** A PNG with any header: nothing behind it has to be true. */
export function pngOf(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small file that unpacks to as many bytes as it has pixels. */
export function packedBomb(width: number, height = width): Buffer {
  return pngOf(width, height, deflateSync(Buffer.alloc((width + 1) * height), { level: 9 }));
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeInt32BE(crc32(body), body.length + 4);
  return framed;
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return crc ^ -1;
}
