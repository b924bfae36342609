import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Without this the library asks a foreign server for its code.
prepareZXingModule({
  overrides: { locateFile: (path: string, before: string) => (path.endsWith('.wasm') ? wasmUrl : before + path) },
});

/** Texts of the QR codes among these pixels. */
export async function codesIn(pixels: ImageData): Promise<readonly string[]> {
  const found = await readBarcodes(pixels, { formats: ['QRCode'], tryHarder: true });
  return found.map(({ text }) => text);
}
