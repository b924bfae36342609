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

/** A stretch of 2^bits minutes whose ends are known. */
interface Stretch extends WalkMinute {
  readonly bits: number;
  readonly minute: number;
  /** The part of the variance that comes in one minute of the stretch, and that minute. */
  readonly burst: number;
  readonly burstMinute: number;
  parts: { readonly left: Stretch; readonly right: Stretch } | undefined;
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
interface Parting {
  readonly from: number;
  readonly at: number;
  readonly to: number;
  readonly deviation: number;
}

const inMinute = partings(0, 8, 8);
const inEighth = partings(0, eighth, instantsPerMinute);

function partings(from: number, to: number, perMinute: number): readonly Parting[] {
  if (to - from < 2) return [];
  const at = Math.floor((from + to) / 2);
  const left = at - from;
  const right = to - at;
  const deviation = rootOf(Math.floor((2 ** 40 * left * right) / ((to - from) * perMinute)));
  return [{ from, at, to, deviation }, ...partings(from, at, perMinute), ...partings(at, to, perMinute)];
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
  readonly #onward: Stretch;
  readonly #back: Stretch;
  /** A memo, never a state: minutes by their number's last bits. */
  readonly #known: (KnownMinute | undefined)[] = new Array(memoMinutes);

  constructor(draws: Draws, market: SimulatedMarket, anchorMinute: number) {
    this.#draws = draws;
    this.#market = market;
    this.#anchor = anchorMinute;
    this.#onward = this.#whole(anchorMinute, onwardBits);
    this.#back = this.#whole(anchorMinute - 2 ** backBits, backBits);
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

  #whole(minute: number, bits: number): Stretch {
    const variance = expectedVariance(this.#market, minute, minute + 2 ** bits);
    const isOnward = minute === this.#anchor;
    const word = this.#draws.block(layerOf(isOnward, bits + 1), 0)[0] as number;
    const far = deviated(rootOf(variance), shareOne, word);
    return {
      bits,
      minute,
      from: isOnward ? 0 : far,
      to: isOnward ? far : 0,
      passed: isOnward ? 0 : -variance,
      variance,
      burst: 0,
      burstMinute: -1,
      parts: undefined,
    };
  }

  #minute(minute: number): KnownMinute {
    const slot = minute % memoMinutes;
    const known = this.#known[slot];
    if (known?.minute === minute) return known;
    const found: KnownMinute = { minute, value: this.#find(minute), eighths: undefined, instants: [] };
    this.#known[slot] = found;
    return found;
  }

  #find(minute: number): WalkMinute {
    const isOnward = minute >= this.#anchor;
    let stretch = isOnward ? this.#onward : this.#back;
    assert(
      Number.isInteger(minute) && minute >= stretch.minute && minute < stretch.minute + 2 ** stretch.bits,
      'a simulated instant lies less than eight years before the anchor and 32 years after it',
    );
    while (stretch.bits > 0) {
      stretch.parts ??= this.#part(stretch, isOnward);
      const { left, right } = stretch.parts;
      const isLeft = minute < right.minute;
      // Only the path to the last minute is kept, with its branches.
      (isLeft ? right : left).parts = undefined;
      stretch = isLeft ? left : right;
    }
    return stretch;
  }

  #part(whole: Stretch, isOnward: boolean): { readonly left: Stretch; readonly right: Stretch } {
    const bits = whole.bits - 1;
    const middle = whole.minute + 2 ** bits;
    const position = Math.floor((whole.minute - (isOnward ? this.#onward : this.#back).minute) / 2 ** whole.bits);
    const block = this.#draws.block(layerOf(isOnward, whole.bits), position);
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
    return {
      left: {
        bits,
        minute: whole.minute,
        from: whole.from,
        to: at,
        passed: whole.passed,
        variance: leftVariance,
        burst: isBurstLeft ? burst : 0,
        burstMinute: isBurstLeft ? burstMinute : -1,
        parts: undefined,
      },
      right: {
        bits,
        minute: middle,
        from: at,
        to: whole.to,
        passed: whole.passed + leftVariance,
        variance: whole.variance - leftVariance,
        burst: isBurstLeft ? 0 : burst,
        burstMinute: isBurstLeft ? -1 : burstMinute,
        parts: undefined,
      },
    };
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
    const { from, at, to, deviation } = order[turn] as Parting;
    const start = points[from] as number;
    const straight = Math.floor((((points[to] as number) - start) * (at - from)) / (to - from));
    points[at] = start + straight + deviated(root, deviation, words[turn] as number);
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

function layerOf(isOnward: boolean, bits: number): number {
  return (isOnward ? onwardLayer : backLayer) + bits;
}
