import sharp from 'sharp';
import { glyphHeight, glyphWidth, isDotOfText } from './glyphs.ts';
import type { Picture } from './picture.ts';

/** So many lines of it across the shorter side. */
const linesAcross = 9;

/**
 * The picture with words in its pixels, over and over: who photographs his screen or passes the file on has put his name
 * on it. Bright dots with a dark shadow, so that it stands on white and on black.
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
 * Two lines of the words, the second shifted by half, so that no part of the picture is without. As large as the picture has
 * room for all of them; a tile may not be larger than what it is laid over.
 */
function tileOf(words: string, widest: number, highest: number): { data: Buffer; width: number; height: number } {
  const dotsWide = words.length * (glyphWidth + 1);
  const lineDots = glyphHeight * 4;
  const dot = Math.max(1, Math.floor(Math.min(widest / dotsWide, Math.min(widest, highest) / linesAcross / lineDots)));
  const width = Math.min(widest, dotsWide * dot);
  const height = Math.min(highest, lineDots * 2 * dot);
  const data = Buffer.alloc(width * height * 4);
  const isSet = (x: number, y: number): boolean => {
    const [dotX, dotY] = [Math.floor(x / dot), Math.floor(y / dot)];
    const isSecond = dotY >= lineDots;
    const row = (dotY % lineDots) - glyphHeight;
    if (row < 0 || row >= glyphHeight) return false;
    return isDotOfText(words, (dotX + (isSecond ? dotsWide >> 1 : 0)) % dotsWide, row);
  };
  const shadow = Math.max(1, dot >> 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isBright = isSet(x, y);
      if (!isBright && !isSet(x - shadow, y - shadow)) continue;
      data.writeUInt32BE(isBright ? 0xffffff78 : 0x00000064, (y * width + x) * 4);
    }
  }
  return { data, width, height };
}
