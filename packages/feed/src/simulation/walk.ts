import { assert } from '@candor/kernel';
import type { SimulatedMarket } from '../instruments/types.ts';
import { expectedVariance } from './day-shape.ts';
import type { Draws } from './draws.ts';
import { instantsPerMinute } from './grid.ts';
import { normalBits, normalOf } from './normal.ts';
import { portionOf, rootOf, shareOf, shareOne } from './whole.ts';

/** One minute of a walk. */
interface WalkMinute {
  /** Its value at the minute's first instant, and at the next minute's, in steps of 2^-36. */
  readonly from: number;
  readonly to: number;
  /** The variance that has passed since the anchor at the minute's first instant, and that of the minute itself, in steps of 2^-50. */
  readonly passed: number;
  readonly variance: number;
}

/** A stretch of 2^bits minutes whose ends are known; only its walk writes to it. */
interface Stretch {
  bits: number;
  minute: number;
  from: number;
  to: number;
  passed: number;
  variance: number;
  /** The part of the variance that comes in one minute of the stretch, and that minute. */
  burst: number;
  burstMinute: number;
}

interface Halves {
  readonly left: Stretch;
  readonly right: Stretch;
}

/** One side of the anchor. */
interface Side {
  readonly isOnward: boolean;
  readonly whole: Stretch;
  /** The path to the last minute: of each length of stretch the halves on it, written over for the next path. */
  readonly path: readonly Halves[];
}

interface KnownMinute {
  readonly minute: number;
  readonly value: WalkMinute;
  /** At the ends of the eight parts of the minute. */
  eighths: readonly number[] | undefined;
  /** At each instant of such a part. */
  readonly instants: (readonly number[] | undefined)[];
}

/** 32 years after the anchor, and eight before it. */
const onwardBits = 24;
const backBits = 22;

/** Calm and busy spells: from eight minutes to three days, a stretch's halves differ by up to so much of 1,024. */
const spellBitsMin = 3;
const spellBitsMax = 12;
const spellMost = 400;
const spellOne = 1_024;

/** In stretches of eight and a half hours, about one in six has a minute that takes a fifth to three fifths of its variance. */
const burstBits = 9;
const bursts1024 = 182;
const burstLeast1024 = 205;
const burstSpan1024 = 410;

/** Layers of draws: one for each length of stretch on each side of the anchor, and two inside a minute. */
const onwardLayer = 1;
const backLayer = 33;
const eighthsLayer = 65;
const instantsLayer = 66;

const eighth = instantsPerMinute / 8;
/** The number of minutes that are remembered with their instants. */
const memoMinutes = 256;

/** The point at which a range of instants is split, and the root of the variance this adds to a minute, in 2^-20. */
interface Split {
  readonly from: number;
  readonly at: number;
  readonly to: number;
  readonly deviation: number;
}

/** A split, and the word of the draws that it takes. */
interface Parting extends Split {
  readonly word: number;
}

const inMinute = partings(0, 8, 8);
const inEighth = partings(0, eighth, instantsPerMinute);
/** The partings that lead to the last instant of an eighth. */
const toLastInstant = inEighth.filter(({ to }) => to === eighth);

/** The places of the numbers that a candle takes from a minute of a walk. */
export const sample = { passed: 0, variance: 1, eighths: 2, lastInstant: 10, size: 11 } as const;

function partings(from: number, to: number, perMinute: number): readonly Parting[] {
  return splits(from, to, perMinute).map((split, word) => ({ ...split, word }));
}

function splits(from: number, to: number, perMinute: number): readonly Split[] {
  if (to - from < 2) return [];
  const at = Math.floor((from + to) / 2);
  const left = at - from;
  const right = to - at;
  const deviation = rootOf(Math.floor((2 ** 40 * left * right) / ((to - from) * perMinute)));
  return [{ from, at, to, deviation }, ...splits(from, at, perMinute), ...splits(at, to, perMinute)];
}

/**
 * A random walk with a value at any instant: a Brownian motion that is zero at its anchor, whose clock runs with the
 * hour of the week, with calm and busy spells and with sudden minutes.
 *
 * It is made from the whole to the parts: its value at the far end is drawn, then in the middle, then in the middle of
 * each half. The variance of each draw follows from the variance of both halves, so that their moves are independent:
 * the past reveals nothing of the future, at any scale. Its liveliness is drawn separately from its direction.
 */
export class Walk {
  readonly #draws: Draws;
  readonly #market: SimulatedMarket;
  readonly #anchor: number;
  readonly #onward: Side;
  readonly #back: Side;
  /** A memo, never a state: minutes by their number's last bits. */
  readonly #known: (KnownMinute | undefined)[] = new Array(memoMinutes);
  /** The points of the minute that is being sampled, and of its last eighth. */
  readonly #eighths: number[] = new Array(9);
  readonly #lastEighth: number[] = new Array(eighth + 1);

  constructor(draws: Draws, market: SimulatedMarket, anchorMinute: number) {
    this.#draws = draws;
    this.#market = market;
    this.#anchor = anchorMinute;
    this.#onward = this.#side(anchorMinute, onwardBits);
    this.#back = this.#side(anchorMinute - 2 ** backBits, backBits);
  }

  minuteAt(minute: number): WalkMinute {
    return this.#minute(minute).value;
  }

  /** At an instant of a minute. */
  at(minute: number, instant: number): number {
    const known = this.#minute(minute);
    known.eighths ??= this.#eighthsOf(known);
    const part = Math.floor(instant / eighth);
    const inside = instant - part * eighth;
    if (inside === 0) return known.eighths[part] as number;
    const instants = known.instants[part] ?? this.#instantsOf(known, known.eighths, part);
    return instants[inside] as number;
  }

  /**
   * Writes what a candle takes from a minute into `samples`, from `start` on. Whole days of minutes are looked at for
   * candles: nothing is remembered or made anew for each.
   */
  writeSample(minute: number, samples: Float64Array, start: number): void {
    const { from, to, passed, variance } = this.#find(minute);
    const root = rootOf(variance);
    const eighths = this.#eighths;
    eighths[0] = from;
    eighths[8] = to;
    join(eighths, inMinute, root, this.#draws.block(eighthsLayer, minute));
    const last = this.#lastEighth;
    last[0] = eighths[7] as number;
    last[eighth] = to;
    join(last, toLastInstant, root, this.#draws.block(instantsLayer, minute * 8 + 7));
    samples[start + sample.passed] = passed;
    samples[start + sample.variance] = variance;
    for (let part = 0; part < 8; part++) samples[start + sample.eighths + part] = eighths[part] as number;
    samples[start + sample.lastInstant] = last[eighth - 1] as number;
  }

  #side(minute: number, bits: number): Side {
    const variance = expectedVariance(this.#market, minute, minute + 2 ** bits);
    const isOnward = minute === this.#anchor;
    const word = this.#draws.block(layerOf(isOnward, bits + 1), 0)[0] as number;
    const far = deviated(rootOf(variance), shareOne, word);
    const whole: Stretch = {
      bits,
      minute,
      from: isOnward ? 0 : far,
      to: isOnward ? far : 0,
      passed: isOnward ? 0 : -variance,
      variance,
      burst: 0,
      burstMinute: -1,
    };
    const path = Array.from({ length: bits }, () => ({ left: unknown(), right: unknown() }));
    return { isOnward, whole, path };
  }

  #minute(minute: number): KnownMinute {
    const slot = minute % memoMinutes;
    const known = this.#known[slot];
    if (known?.minute === minute) return known;
    const { from, to, passed, variance } = this.#find(minute);
    const value = { from, to, passed, variance };
    const found: KnownMinute = { minute, value, eighths: undefined, instants: [] };
    this.#known[slot] = found;
    return found;
  }

  /** Good until the next call. */
  #find(minute: number): Readonly<Stretch> {
    const side = minute >= this.#anchor ? this.#onward : this.#back;
    let stretch = side.whole;
    assert(
      Number.isInteger(minute) && minute >= stretch.minute && minute < stretch.minute + 2 ** stretch.bits,
      'a simulated instant lies less than eight years before the anchor and 32 years after it',
    );
    for (let bits = stretch.bits - 1; bits >= 0; bits--) {
      const halves = side.path[bits] as Halves;
      if (halves.left.minute !== stretch.minute) this.#part(stretch, side, halves);
      stretch = minute < halves.right.minute ? halves.left : halves.right;
    }
    return stretch;
  }

  #part(whole: Stretch, side: Side, { left, right }: Halves): void {
    const bits = whole.bits - 1;
    const middle = whole.minute + 2 ** bits;
    const position = Math.floor((whole.minute - side.whole.minute) / 2 ** whole.bits);
    const block = this.#draws.block(layerOf(side.isOnward, whole.bits), position);
    const stepWord = block[0] as number;
    const spellWord = block[1] as number;
    const burstWord = block[2] as number;
    const { burst, burstMinute } = whole.bits === burstBits ? burstIn(whole, burstWord) : whole;
    const spread = whole.variance - burst;
    const leftSpread = portionOf(spread, this.#leftShare(whole, middle, spellWord));
    const isBurstLeft = burstMinute < middle;
    const leftVariance = leftSpread + (isBurstLeft ? burst : 0);
    const share = shareOf(leftVariance, whole.variance);
    const deviation = rootOf(share * (shareOne - share));
    const at =
      whole.from + portionOf(whole.to - whole.from, share) + deviated(rootOf(whole.variance), deviation, stepWord);
    left.bits = bits;
    left.minute = whole.minute;
    left.from = whole.from;
    left.to = at;
    left.passed = whole.passed;
    left.variance = leftVariance;
    left.burst = isBurstLeft ? burst : 0;
    left.burstMinute = isBurstLeft ? burstMinute : -1;
    right.bits = bits;
    right.minute = middle;
    right.from = at;
    right.to = whole.to;
    right.passed = whole.passed + leftVariance;
    right.variance = whole.variance - leftVariance;
    right.burst = isBurstLeft ? 0 : burst;
    right.burstMinute = isBurstLeft ? -1 : burstMinute;
  }

  /** The left half's share of the variance: by the shape of the week, and by spells. */
  #leftShare({ minute, bits }: Stretch, middle: number, word: number): number {
    const left = expectedVariance(this.#market, minute, middle);
    const usual = shareOf(left, left + expectedVariance(this.#market, middle, minute + 2 ** bits));
    if (bits < spellBitsMin || bits > spellBitsMax) return usual;
    const lean = ((word >>> 0) % (2 * spellMost + 1)) - spellMost;
    const leftWeight = usual * (spellOne + lean);
    return shareOf(leftWeight, leftWeight + (shareOne - usual) * (spellOne - lean));
  }

  #eighthsOf({ minute, value }: KnownMinute): readonly number[] {
    const points: number[] = new Array(9);
    points[0] = value.from;
    points[8] = value.to;
    join(points, inMinute, rootOf(value.variance), this.#draws.block(eighthsLayer, minute));
    return points;
  }

  #instantsOf(known: KnownMinute, eighths: readonly number[], part: number): readonly number[] {
    const points: number[] = new Array(eighth + 1);
    points[0] = eighths[part] as number;
    points[eighth] = eighths[part + 1] as number;
    const words = this.#draws.block(instantsLayer, known.minute * 8 + part);
    join(points, inEighth, rootOf(known.value.variance), words);
    known.instants[part] = points;
    return points;
  }
}

/** Fills in the points between the ends, each from those around it. */
function join(points: number[], order: readonly Parting[], root: number, words: Int32Array): void {
  for (let turn = 0; turn < order.length; turn++) {
    const { from, at, to, deviation, word } = order[turn] as Parting;
    const start = points[from] as number;
    const straight = Math.floor((((points[to] as number) - start) * (at - from)) / (to - from));
    points[at] = start + straight + deviated(root, deviation, words[word] as number);
  }
}

/** A normal draw times a root of variance (in steps of 2^-25) times a share of it, in steps of 2^-36. */
function deviated(root: number, share: number, word: number): number {
  return Math.floor((Math.floor((root * share) / 2 ** 12) * normalOf(word)) / 2 ** (normalBits - 3));
}

function burstIn(whole: Stretch, word: number): { readonly burst: number; readonly burstMinute: number } {
  if ((word & 1_023) >= bursts1024) return { burst: 0, burstMinute: -1 };
  const share1024 = burstLeast1024 + (((word >>> 10) & 1_023) % burstSpan1024);
  const burst = Math.floor(whole.variance / 1_024) * share1024;
  return { burst, burstMinute: whole.minute + ((word >>> 20) & (2 ** burstBits - 1)) };
}

/** A stretch that no minute has led to yet. */
function unknown(): Stretch {
  return { bits: 0, minute: -1, from: NaN, to: NaN, passed: NaN, variance: NaN, burst: NaN, burstMinute: -1 };
}

function layerOf(isOnward: boolean, bits: number): number {
  return (isOnward ? onwardLayer : backLayer) + bits;
}
