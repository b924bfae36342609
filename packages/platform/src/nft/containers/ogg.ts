import { mustBe, type Probe, viewOf, wordAt } from './container.ts';

const headSize = 27;
const lastPage = 4;

/** An Ogg with one stream of Opus or Vorbis: pages without a gap, each with the sum it says. */
export function probeOgg(file: Uint8Array): Probe {
  const view = viewOf(file);
  const stream = view.getUint32(14, true);
  let [at, pages, granule] = [0, 0, 0];
  let isEnded = false;
  while (at < file.length) {
    mustBe(!isEnded, 'nothing comes behind the last page');
    mustBe(wordAt(file, at) === 'OggS' && view.getUint8(at + 4) === 0, 'a page begins like one');
    mustBe(view.getUint32(at + 14, true) === stream && view.getUint32(at + 18, true) === pages, 'it is one stream');
    const segments = view.getUint8(at + 26);
    mustBe(at + headSize + segments <= file.length, 'the lengths of a page lie within the file');
    const lengths = file.subarray(at + headSize, at + headSize + segments);
    const size = headSize + segments + lengths.reduce((sum, length) => sum + length, 0);
    mustBe(at + size <= file.length, 'a page lies within the file');
    mustBe(sumOf(file.subarray(at, at + size)) === view.getUint32(at + 22, true), 'a page has the sum it says');
    isEnded = (view.getUint8(at + 5) & lastPage) !== 0;
    const position = view.getBigInt64(at + 6, true);
    if (position >= 0n) granule = Number(position);
    at += size;
    pages += 1;
  }
  mustBe(isEnded && granule > 0, 'it has an end and lasts');
  const head = file.subarray(headSize + view.getUint8(26));
  return { bytes: file, durationMs: Math.round((granule / rateOf(head)) * 1_000) };
}

function rateOf(head: Uint8Array): number {
  if (String.fromCharCode(...head.subarray(0, 8)) === 'OpusHead') return 48_000;
  mustBe(String.fromCharCode(...head.subarray(0, 7)) === '\u0001vorbis', 'it is Opus or Vorbis');
  const rate = viewOf(head).getUint32(12, true);
  mustBe(rate >= 8_000 && rate <= 192_000, 'the rate is one that browsers play');
  return rate;
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit++) sum = sum & 0x8000_0000 ? (sum << 1) ^ 0x04c1_1db7 : sum << 1;
  return sum;
});

/** The sum of a page, whose own four bytes count as zero. */
function sumOf(page: Uint8Array): number {
  let sum = 0;
  for (const [i, byte] of page.entries()) {
    const counted = i >= 22 && i < 26 ? 0 : byte;
    sum = (sum << 8) ^ (table[((sum >>> 24) ^ counted) & 255] as number);
  }
  return sum >>> 0;
}
