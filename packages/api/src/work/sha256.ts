/*
 * SHA-256 by the block, for a search that hashes the same 36 bytes a hundred thousand times. The browser's own answers
 * through promises, which costs more than the hash, and only on pages that came over TLS.
 */

const constants = fractions(64, Math.cbrt);
/** The state before the first block. */
export const firstState: Readonly<Int32Array> = fractions(8, Math.sqrt);
const blockBytes = 64;
const schedule = new Int32Array(64);

/** The first 32 bits of the fractions of the roots of the first primes: the constants of FIPS 180-4. */
function fractions(count: number, root: (prime: number) => number): Int32Array {
  const found = new Int32Array(count);
  for (let candidate = 2, at = 0; at < count; candidate++) {
    let isPrime = true;
    for (let factor = 2; factor * factor <= candidate; factor++) isPrime &&= candidate % factor !== 0;
    if (isPrime) found[at++] = (root(candidate) % 1) * 0x1_0000_0000;
  }
  return found;
}

/** Takes one block of sixteen big-endian words into the state. */
export function addBlock(state: Int32Array, block: Int32Array): void {
  const w = schedule;
  w.set(block);
  for (let i = 16; i < 64; i++) {
    const near = w[i - 15] as number;
    const far = w[i - 2] as number;
    const s0 = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
    const s1 = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + s1 + chosen + (constants[i] as number) + (w[i] as number)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + s0 + majority) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The hash of a whole text, as eight words. */
export function hashOf(bytes: Uint8Array): Int32Array {
  const blocks = Math.ceil((bytes.length + 9) / blockBytes);
  const padded = new DataView(new ArrayBuffer(blocks * blockBytes));
  for (const [at, byte] of bytes.entries()) padded.setUint8(at, byte);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const state = Int32Array.from(firstState);
  const block = new Int32Array(16);
  for (let at = 0; at < padded.byteLength; at += blockBytes) {
    for (let word = 0; word < 16; word++) block[word] = padded.getInt32(at + word * 4);
    addBlock(state, block);
  }
  return state;
}
