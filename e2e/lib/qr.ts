import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasmBinary = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer } });

/** The text of the QR code in a picture, as a camera reads it. Throws without one. */
export async function readQr(picture: Uint8Array): Promise<string> {
  const [found] = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true });
  if (found === undefined) throw new Error('no QR code in the picture');
  return found.text;
}
