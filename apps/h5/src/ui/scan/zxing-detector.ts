import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Without this the library asks a foreign server for its code.
prepareZXingModule({
  overrides: { locateFile: (path: string, before: string) => (path.endsWith('.wasm') ? wasmUrl : before + path) },
});

/** The reader of browsers that have none of their own. */
export const ZxingDetector = BarcodeDetector;
