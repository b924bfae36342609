import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Enough for every code that a phone can read, and few enough pixels to search in some milliseconds. */
const sides = [700, 1_400] as const;
let reader: Promise<unknown> | undefined;

/** Text of the first QR code in one of our own pictures; `undefined` when there is none. */
export async function readQr(picture: Uint8Array): Promise<string | undefined> {
  reader ??= loadReader();
  await reader;
  for (const side of sides) {
    const { data, info } = await sharp(picture)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const image = {
      data: new Uint8ClampedArray(data),
      width: info.width,
      height: info.height,
      colorSpace: 'srgb',
    } as const;
    const [found] = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 1, tryHarder: true });
    if (found?.isValid === true) return found.text;
  }
  return undefined;
}

/** From the package beside us: the library itself would fetch its code from the internet. */
async function loadReader(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(await readFile(path)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}
