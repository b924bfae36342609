import sharp from 'sharp';
import { glyphHeight, glyphWidth, isDotOfText } from './glyphs.ts';
import type { Picture } from './tasks.ts';

/** So many lines of it across the shorter side. */
const linesAcross = 9;

/**
 * The picture with words in its pixels, over and over: a viewer who photographs the screen or passes the file on has
 * put their name on it. Bright dots with a dark shadow, so that it shows on white and on black.
 */
export async function watermarked(picture: Uint8Array, words: string): Promise<Picture> {
  const { width, height } = await sharp(picture).metadata();
  const tile = tileOf(`${words}   `, width, height);
  const bytes = await sharp(picture)
    .composite([{ input: tile.data, raw: { width: tile.width, height: tile.height, channels: 4 }, tile: true }])
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { mediaType: 'image/jpeg', bytes };
}

/**
 * Two lines of the words, the second shifted by half, so that no part of the picture is without. As large as the
 * picture has room for all of them; a tile may not be larger than the picture.
 */
function tileOf(words: string, widest: number, highest: number): { data: Buffer; width: number; height: number } {
  const dotsWide = words.length * (glyphWidth + 1);
  const lineDots = glyphHeight * 4;
  const dot = Math.max(1, Math.floor(Math.min(widest / dotsWide, Math.min(widest, highest) / linesAcross / lineDots)));
  const width = Math.min(widest, dotsWide * dot);
  const height = Math.min(highest, lineDots * 2 * dot);
  const data = Buffer.alloc(width * height * 4);
  const dots = dotsOf(words, dotsWide, lineDots);
  const isSet = (x: number, y: number) => dots[Math.floor(y / dot) * dotsWide + Math.floor(x / dot)] === 1;
  const shadow = Math.max(1, dot >> 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isBright = isSet(x, y);
      if (!isBright && (x < shadow || y < shadow || !isSet(x - shadow, y - shadow))) continue;
      data.writeUInt32BE(isBright ? 0xffffff78 : 0x00000064, (y * width + x) * 4);
    }
  }
  return { data, width, height };
}

/** The two lines, a byte a dot. */
function dotsOf(words: string, dotsWide: number, lineDots: number): Uint8Array {
  const dots = new Uint8Array(dotsWide * lineDots * 2);
  for (let x = 0; x < dotsWide; x++) {
    for (let y = 0; y < glyphHeight; y++) {
      if (!isDotOfText(words, x, y)) continue;
      dots[(glyphHeight + y) * dotsWide + x] = 1;
      dots[(lineDots + glyphHeight + y) * dotsWide + ((x + (dotsWide >> 1)) % dotsWide)] = 1;
    }
  }
  return dots;
}
