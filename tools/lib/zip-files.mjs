import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textual = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest']);
/** Below a packet or so there is nothing to gain. */
const leastBytes = 1_024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes beside each text of a folder the form that browsers prefer: `.br`, and `.gz` for those without brotli. */
export async function zipFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && textual.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const bytes = readFileSync(file);
    if (bytes.length < leastBytes) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
  }
}
