/** Anything a picture can be drawn from: a photograph, a frame of the camera. */
export type Picture = Blob | HTMLVideoElement;

interface Detector {
  detect(picture: Picture): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

let opening: Promise<Detector> | undefined;

/** The text of the QR code in a picture, or `undefined` when there is none in it. */
export async function readQr(picture: Picture): Promise<string | undefined> {
  opening ??= openDetector();
  // Offline, the reader cannot be fetched; the next picture tries again.
  const detector = await opening.catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  const [found] = await detector.detect(picture);
  return found === undefined || found.rawValue === '' ? undefined : found.rawValue;
}

/** The browser's own reader where it has one; else ours, a megabyte that is fetched when the first picture is read. */
async function openDetector(): Promise<Detector> {
  const own = (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const isAble = (await own?.getSupportedFormats().catch((): readonly string[] => []))?.includes('qr_code') ?? false;
  const Detector = own !== undefined && isAble ? own : (await import('./zxing-detector.ts')).ZxingDetector;
  return new Detector({ formats: ['qr_code'] }) as Detector;
}
