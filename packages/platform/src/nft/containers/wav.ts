import { mustBe, type Probe, viewOf, wordAt } from './container.ts';

const pcm = 1;
const float = 3;

/** A WAV of plain samples, written anew with its format and its samples alone. */
export function probeWav(file: Uint8Array): Probe {
  const view = viewOf(file);
  mustBe(wordAt(file, 0) === 'RIFF' && wordAt(file, 8) === 'WAVE', 'it begins like a WAV');
  const end = 8 + view.getUint32(4, true);
  mustBe(end <= file.length, 'the file is as long as it says');
  let format: Uint8Array | undefined;
  let samples: Uint8Array | undefined;
  for (let at = 12; at + 8 <= end; ) {
    const size = view.getUint32(at + 4, true);
    const content = file.subarray(at + 8, at + 8 + size);
    mustBe(at + 8 + size <= end, 'a chunk lies within the file');
    const word = wordAt(file, at);
    if (word === 'fmt ') format = content;
    if (word === 'data') samples = content;
    at += 8 + size + (size % 2);
  }
  mustBe(format !== undefined && format.length >= 16 && samples !== undefined, 'it has a format and samples');
  const { tag, channels, rate, perSecond, block, bits } = formatOf(format);
  mustBe(tag === pcm || tag === float, 'the samples are plain');
  mustBe(channels === 1 || channels === 2, 'it has one channel or two');
  mustBe(rate >= 8_000 && rate <= 96_000, 'the rate is one that browsers play');
  mustBe(tag === pcm ? [8, 16, 24, 32].includes(bits) : bits === 32, 'a sample has whole bytes');
  mustBe(block === (channels * bits) / 8 && perSecond === rate * block, 'the format agrees with itself');
  const whole = samples.subarray(0, samples.length - (samples.length % block));
  mustBe(whole.length > 0, 'there are samples');
  return {
    bytes: rewritten(format.subarray(0, 16), whole),
    durationMs: Math.round((whole.length / perSecond) * 1_000),
  };
}

function formatOf(format: Uint8Array) {
  const view = viewOf(format);
  return {
    tag: view.getUint16(0, true),
    channels: view.getUint16(2, true),
    rate: view.getUint32(4, true),
    perSecond: view.getUint32(8, true),
    block: view.getUint16(12, true),
    bits: view.getUint16(14, true),
  };
}

function rewritten(format: Uint8Array, samples: Uint8Array): Uint8Array {
  const padding = samples.length % 2;
  const bytes = Buffer.alloc(44 + samples.length + padding);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.set(format, 20);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples.length, 40);
  bytes.set(samples, 44);
  return bytes;
}
