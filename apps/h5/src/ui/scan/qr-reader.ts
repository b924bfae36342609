import { type Picture, pixelsOf } from './pixels.ts';

interface Detector {
  detect(pixels: ImageData): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

type ReadCodes = (pixels: ImageData) => Promise<readonly string[]>;

let opening: Promise<ReadCodes> | undefined;

/** The text of the QR code in a picture, or `undefined` without one. Rejects for a file that is no picture. */
export async function readQr(picture: Picture): Promise<string | undefined> {
  opening ??= openReader();
  // Offline, the reader cannot be fetched; the next picture tries again.
  const readCodes = await opening.catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  const codes = await readCodes(await pixelsOf(picture));
  return codes.find((text) => text !== '');
}

/** The browser's own reader where it has one; else ours, a megabyte that is fetched when the first picture is read. */
async function openReader(): Promise<ReadCodes> {
  const Detector = (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await Detector?.getSupportedFormats().catch((): readonly string[] => [])) ?? [];
  if (Detector === undefined || !formats.includes('qr_code')) return (await import('./zxing.ts')).codesIn;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (pixels) => (await detector.detect(pixels)).map(({ rawValue }) => rawValue);
}
