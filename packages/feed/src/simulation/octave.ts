import { bell, drawn, keyOf } from './hash.ts';

/** Bits behind the point of a lattice value between two draws. */
export const latticeBits = 15;
const latticeOne = 1 << latticeBits;

/** One layer of noise: draws at every 2^bits instants, joined by smooth curves. */
export interface Octave {
  readonly bits: number;
  readonly key: number;
  /** Moves the lattice, so that the layers do not all turn at the same instant. */
  readonly offset: number;
  readonly amplitude: number;
}

export function octave(name: string, bits: number, amplitude: number): Octave {
  const key = keyOf(`${name}:${bits}`);
  return { bits, key, offset: drawn(key, -1) & ((1 << bits) - 1), amplitude };
}

/**
 * The layers' sum at an instant, each from −65,535 to 65,535 times its amplitude, in steps of 2^-15.
 *
 * A layer needs only the two draws around the instant: that is what makes any instant of any year as cheap as the next.
 */
export function noiseAt(octaves: readonly Octave[], since: number): number {
  let sum = 0;
  for (const { bits, key, offset, amplitude } of octaves) {
    const at = since + offset;
    const cell = at >> bits;
    const inside = at & ((1 << bits) - 1);
    const share = bits > latticeBits ? inside >> (bits - latticeBits) : inside << (latticeBits - bits);
    const weight = (((share * share) >> latticeBits) * (3 * latticeOne - 2 * share)) >> latticeBits;
    const left = bell(drawn(key, cell));
    const right = bell(drawn(key, cell + 1));
    sum += (left * latticeOne + (right - left) * weight) * amplitude;
  }
  return sum;
}
