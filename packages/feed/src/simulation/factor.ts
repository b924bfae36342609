import type { SimulatedMarket } from '../instruments/types.ts';
import { activityOne, usualActivity } from './day-shape.ts';
import { instantsPerMinute, minutesSinceEpoch } from './grid.ts';
import { bell, drawn, keyOf } from './hash.ts';
import { latticeBits, noiseAt, type Octave, octave } from './octave.ts';

/** What a factor says of one minute. */
export interface FactorMinute {
  /** Logarithm, in steps of 2^-36, of a symbol that moves one percent a day. */
  readonly level: number;
  /** How lively the factor is, in units of activity. */
  readonly activity: number;
}

/**
 * The square of a layer's amplitude over its length in instants. Layers in proportion to the root of their length add up
 * to what looks like a random walk at every scale, and this constant makes that walk one percent a day.
 */
const amplitudeSquare = 640;
/** The shortest layers are damped, in percent: real tapes are calmer inside a second than a random walk is. */
const damping: Readonly<Record<number, number>> = { 1: 35, 2: 55, 3: 80 };

/** Layers of 1 s to 64 s move inside a minute, those up to 68 minutes follow the activity, those up to 97 days do not. */
const fastBits = [1, 2, 3, 4, 5, 6, 7];
const middleBits = [8, 9, 10, 11, 12, 13];
const slowBits = [14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24];
/** Calm and busy spells last from an hour to three days. */
const spellBits = [13, 15, 17, 19];
const spellAmplitude = 139;
const spellShare = 2 ** (latticeBits + 14);

const latticeOne = 2 ** latticeBits;
const jumpBlockMinutes = 360;
const jumpDecayMinutes = 300;
/** One block in eight has a jump: one every two days. */
const jumpMask = 7;
const jumpAmplitude = 10_000;

/** A source of common movement: one for each market, and one for each symbol. A pure function of seed, name and time. */
export class Factor {
  readonly #market: SimulatedMarket;
  readonly #fast: readonly Octave[];
  readonly #middle: readonly Octave[];
  readonly #slow: readonly Octave[];
  readonly #spells: readonly Octave[];
  readonly #jumpKey: number;
  /** The last even and the last odd minute that were asked for: a memo, never a state. */
  readonly #memo: ({ readonly minute: number; readonly value: FactorMinute } | undefined)[] = [undefined, undefined];
  #fastSince = -1;
  #fastValue = 0;

  constructor(name: string, market: SimulatedMarket) {
    const layers = (bits: readonly number[]) => bits.map((n) => octave(`${name}:price`, n, amplitudeOf(n)));
    this.#market = market;
    this.#fast = layers(fastBits);
    this.#middle = layers(middleBits);
    this.#slow = layers(slowBits);
    this.#spells = spellBits.map((n) => octave(`${name}:spell`, n, spellAmplitude));
    this.#jumpKey = keyOf(`${name}:jump`);
  }

  /** At the first instant of a minute counted from 1970. */
  minuteAt(minute: number): FactorMinute {
    const known = this.#memo[minute & 1];
    if (known?.minute === minute) return known.value;
    const since = minutesSinceEpoch(minute);
    const instant = since * instantsPerMinute;
    const spell = Math.floor(noiseAt(this.#spells, instant) / spellShare);
    const liveliness = activityOne + spell + Math.floor((spell * spell) / (2 * activityOne));
    const activity = Math.floor((liveliness * usualActivity(this.#market, minute)) / activityOne);
    const middle = Math.floor(noiseAt(this.#middle, instant) / latticeOne);
    const level =
      Math.floor(noiseAt(this.#slow, instant) / latticeOne) +
      Math.floor((middle * activity) / activityOne) +
      this.#jumpAt(since);
    const value = { level, activity };
    this.#memo[minute & 1] = { minute, value };
    return value;
  }

  /** What the layers of a minute and less add at an instant, before activity. */
  fastAt(since: number): number {
    if (since !== this.#fastSince) {
      this.#fastSince = since;
      this.#fastValue = Math.floor(noiseAt(this.#fast, since) / latticeOne);
    }
    return this.#fastValue;
  }

  /** Sudden moves that take one minute to come and five hours to fade. */
  #jumpAt(since: number): number {
    const block = Math.floor(since / jumpBlockMinutes);
    return this.#jumpOf(block, since) + this.#jumpOf(block - 1, since);
  }

  #jumpOf(block: number, since: number): number {
    const draw = drawn(this.#jumpKey, block);
    if ((draw & jumpMask) !== 0) return 0;
    const age = since - block * jumpBlockMinutes - ((draw >>> 3) % jumpBlockMinutes);
    if (age < 0 || age >= jumpDecayMinutes) return 0;
    const left = jumpDecayMinutes - age;
    const size = bell(drawn(this.#jumpKey, ~block)) * jumpAmplitude;
    return Math.floor((size * left * left) / (jumpDecayMinutes * jumpDecayMinutes));
  }
}

function amplitudeOf(bits: number): number {
  return Math.floor((rootOf(amplitudeSquare * 2 ** bits) * (damping[bits] ?? 100)) / 100);
}

/** The whole part of a square root, by bisection, so that no machine's `sqrt` has a say in a price. */
function rootOf(square: number): number {
  let low = 0;
  let high = 2 ** 20;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (middle * middle <= square) low = middle;
    else high = middle;
  }
  return low;
}
