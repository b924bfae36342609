import { type Price, price } from '@candor/money';
import type { PricedPair } from '../instruments/types.ts';
import { exponential, factorBits } from '../simulation/exponential.ts';
import { lotsOf } from '../simulation/volume.ts';
import { rootOf } from '../simulation/whole.ts';
import type { PublicCandle, Tape } from './tape.ts';

/**
 * A tape with the faults that attacks must find: keys of 32 bits out of functions that can be turned round, and a price that runs on
 * smooth curves between its draws. Nothing but attacks uses it; one that does not win against it proves nothing.
 */
export class WeakTape implements Tape {
  readonly pieces = [16, 32, 64, 128, 256, 512];
  readonly #pair: PricedPair;
  readonly #layers: readonly Layer[];
  readonly #volumeKey: number;

  /** `state` is the state of the hash after the seed: the only part of it that the draws depend on. */
  constructor(state: number, pair: PricedPair) {
    this.#pair = pair;
    this.#layers = Array.from({ length: 20 }, (_, i) => {
      const bits = i + 1;
      const key = mixed(hashed(state, `${pair.symbol}:price:${bits}`));
      return { bits, key, amplitude: rootOf(640 * 2 ** bits) };
    });
    this.#volumeKey = volumeKeyOf(state, pair);
  }

  static seeded(seed: string, pair: PricedPair): WeakTape {
    return new WeakTape(hashed(0x811c_9dc5, `${seed}:`), pair);
  }

  priceAt(gridIndex: number): Price {
    const { tick, model } = this.#pair;
    let log = 0;
    for (const { bits, key, amplitude } of this.#layers) {
      const cell = Math.floor(gridIndex / 2 ** bits);
      const share = gridIndex / 2 ** bits - cell;
      const left = bell(weakDraw(key, cell));
      const right = bell(weakDraw(key, cell + 1));
      log += (left + (right - left) * share * share * (3 - 2 * share)) * amplitude;
    }
    const factor = exponential(Math.floor((log * model.dailyVolatility) / 10_000)) / 2 ** factorBits;
    return price(Math.floor((model.price * factor) / tick) * tick);
  }

  candle(minute: number): PublicCandle {
    const open = this.priceAt(minute * 120);
    const close = this.priceAt(minute * 120 + 119);
    const draw = weakDraw(this.#volumeKey, minute) >>> 16;
    return { minute, open, close, lots: lotsOf(this.#pair, { minute, open, close }, draw) };
  }
}

interface Layer {
  readonly bits: number;
  readonly key: number;
  readonly amplitude: number;
}

/** The sum of a draw's two halves, from −65,535 to 65,535. */
function bell(draw: number): number {
  return (draw & 0xffff) + (draw >>> 16) - 0xffff;
}

function volumeKeyOf(state: number, { symbol }: PricedPair): number {
  return mixed(hashed(state, `${symbol}:volume`));
}

const golden = 0x9e37_79b1;

export function weakDraw(key: number, position: number): number {
  return mixed(key ^ Math.imul(position, golden));
}

/** The one key of 32 bits that draws this number there. */
export function keyThatDraws(draw: number, position: number): number {
  return unmixed(draw) ^ Math.imul(position, golden);
}

const prime = 0x0100_0193;
/** Times the prime, modulo 2^32, it makes one. */
const primeBack = 0x359c_449b;

/** FNV-1a. */
function hashed(state: number, name: string): number {
  let hash = state;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), prime);
  return hash;
}

/** The state of the hash before the volume's name. */
export function stateBefore(volumeKey: number, { symbol }: PricedPair): number {
  const name = `${symbol}:volume`;
  let hash = unmixed(volumeKey);
  for (let i = name.length - 1; i >= 0; i--) hash = Math.imul(hash, primeBack) ^ name.charCodeAt(i);
  return hash;
}

function mixed(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85eb_ca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2_ae35);
  return hash ^ (hash >>> 16);
}

function unmixed(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x7ed1_b41d);
  hash ^= (hash >>> 13) ^ (hash >>> 26);
  hash = Math.imul(hash, 0xa5cb_9243);
  return hash ^ (hash >>> 16);
}
