/** A body as browsers send it: fields, and a file behind them. */
export interface TestParts {
  readonly fields?: Readonly<Record<string, string>>;
  readonly file?: Uint8Array;
  readonly partName?: string;
  readonly fileName?: string;
}

const boundary = '----candor-test';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

export function multipartBody({ fields = {}, file, partName = 'file', fileName = 'photo.jpg' }: TestParts): Buffer {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file !== undefined) {
    const disposition = `form-data; name="${partName}"; filename="${fileName}"`;
    const head = `--${boundary}\r\ncontent-disposition: ${disposition}\r\ncontent-type: image/jpeg\r\n\r\n`;
    parts.push(Buffer.from(head), Buffer.from(file), Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

/** A JPEG of 64 × 40 green pixels. */
export const testPhoto = Buffer.from(
  `/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBD
ARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAoAEAD
ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAA
AAIF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AoCWKAAAAAAAAAAAAAAAAAAAAAA//2Q==`,
  'base64',
);
