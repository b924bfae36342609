import { mustBe, type Probe, viewOf } from './container.ts';

const rates = [44_100, 48_000, 32_000];
const kilobits1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const kilobits2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const framesMin = 3;

/** An MP3: frames without a gap from the first byte to the last. Tags before and behind them are left out. */
export function probeMp3(file: Uint8Array): Probe {
  const start = endOfTag(file);
  const end = file.length - (hasTrailer(file) ? 128 : 0);
  const view = viewOf(file);
  let [at, frames, seconds] = [start, 0, 0];
  while (at < end) {
    const { size, duration } = frameOf(view.getUint32(at));
    mustBe(at + size <= end, 'the last frame is whole');
    at += size;
    frames += 1;
    seconds += duration;
  }
  mustBe(frames >= framesMin, 'there are frames');
  return { bytes: file.slice(start, end), durationMs: Math.round(seconds * 1_000) };
}

function frameOf(head: number): { readonly size: number; readonly duration: number } {
  const version = (head >>> 19) & 3;
  const layer = (head >>> 17) & 3;
  mustBe(head >>> 21 === 0x7ff && version !== 1 && layer === 1, 'a frame begins like one of layer III');
  const isFirst = version === 3;
  const kilobits = (isFirst ? kilobits1 : kilobits2)[(head >>> 12) & 15] ?? 0;
  const rate = (rates[(head >>> 10) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  mustBe(kilobits > 0 && rate > 0, 'a frame has a bit rate and a rate');
  const samples = isFirst ? 1_152 : 576;
  return {
    size: Math.floor((samples * kilobits * 125) / rate) + ((head >>> 9) & 1),
    duration: samples / rate,
  };
}

/** The end of an ID3v2 tag at the beginning, whose size has seven bits a byte. */
function endOfTag(file: Uint8Array): number {
  if (String.fromCharCode(...file.subarray(0, 3)) !== 'ID3') return 0;
  const size = file.subarray(6, 10).reduce((sum, part) => sum * 128 + (part & 127), 0);
  return 10 + size;
}

function hasTrailer(file: Uint8Array): boolean {
  return String.fromCharCode(...file.subarray(-128, -125)) === 'TAG';
}
