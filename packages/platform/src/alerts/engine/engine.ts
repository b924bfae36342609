import { assert, present } from '@candor/kernel';
import type { Price } from '@candor/money';
import type { PriceAt } from './extremes.ts';
import { gridPerSecond, type Move, Moves } from './moves.ts';
import { ThresholdLine } from './threshold-line.ts';
import { type MoveWatch, type PriceWatch, rearmMove, rearmPrice, restMs, type Watch } from './watches.ts';

/** The valid index prices of one instant, as the journal has them. */
export interface Tick {
  /** Of the record. */
  readonly sequence: number;
  readonly gridIndex: number;
  readonly prices: readonly { readonly pairId: number; readonly price: Price }[];
}

export interface EngineAlert {
  readonly alertId: number;
  readonly watches: readonly Watch[];
  readonly repeats: boolean;
  /** Absent: it never expires. */
  readonly expiresAtMs?: number | undefined;
  readonly lastFiredAtMs?: number | undefined;
}

/** An alert that a tick has fired, with everything to check it by. */
export interface Firing {
  readonly alertId: number;
  readonly watch: Watch;
  readonly tick: PriceAt & { readonly sequence: number };
  /** The pair's tick before; absent when it is not known. */
  readonly before?: PriceAt | undefined;
  /** Of a watch of moves. */
  readonly move?: Move | undefined;
  /** The alert's last: it does not repeat. */
  readonly isLast: boolean;
}

interface Held {
  watches: Watch[];
  ids: number[];
  readonly repeats: boolean;
  readonly expiresAtMs: number | undefined;
  lastFiredAtMs: number | undefined;
}

/** Everything of one pair. */
class Pair {
  readonly rising = new ThresholdLine(1);
  readonly falling = new ThresholdLine(-1);
  readonly moves = new Moves();
  newest: PriceAt | undefined;
}

const gridMs = 1_000 / gridPerSecond;

/**
 * Knows which alerts a tick fires, and has no clock: the same alerts and ticks give the same firings. A tick costs one
 * look at each end of its pairs' lines, and more only for what it reaches.
 */
export class AlertEngine {
  readonly #pairs = new Map<number, Pair>();
  readonly #alerts = new Map<number, Held>();
  /** The alert and place of each watch, by its number in the lines. */
  readonly #places = new Map<number, { readonly alertId: number; readonly at: number }>();
  readonly #changed = new Set<number>();
  #nextId = 1;

  /** Takes a price into the windows without firing anything. */
  note({ gridIndex, prices }: Pick<Tick, 'gridIndex' | 'prices'>): void {
    for (const { pairId, price } of prices) noteIn(this.#pair(pairId), { price, gridIndex });
  }

  /** Looks at a tick: the alerts it fires, in order of pairs, and of prices from the nearest. */
  look(tick: Tick): Firing[] {
    const firings: Firing[] = [];
    for (const { pairId, price } of tick.prices) {
      const pair = this.#pair(pairId);
      const before = pair.newest;
      noteIn(pair, { price, gridIndex: tick.gridIndex });
      const seen = { tick: { price, gridIndex: tick.gridIndex, sequence: tick.sequence }, before };
      for (const line of [pair.rising, pair.falling]) {
        for (const id of line.takeReached(price)) this.#reached(id, seen, firings);
      }
      this.#lookAtMoves(pair, seen, firings);
    }
    return firings;
  }

  add({ alertId, watches, repeats, expiresAtMs, lastFiredAtMs }: EngineAlert): void {
    assert(!this.#alerts.has(alertId), 'an alert is added once');
    const held: Held = { watches: [], ids: [], repeats, expiresAtMs, lastFiredAtMs };
    this.#alerts.set(alertId, held);
    this.#wait(alertId, held, watches);
  }

  /** Takes an alert out; true if it was there. */
  remove(alertId: number): boolean {
    const held = this.#alerts.get(alertId);
    if (held === undefined) return false;
    this.#leave(held);
    this.#alerts.delete(alertId);
    this.#changed.delete(alertId);
    return true;
  }

  /** Puts other watches in the place of an alert's own. */
  replace(alertId: number, watches: readonly Watch[]): void {
    const held = this.#alerts.get(alertId);
    if (held === undefined) return;
    this.#leave(held);
    this.#wait(alertId, held, watches);
    this.#changed.add(alertId);
  }

  watchesOf(alertId: number): readonly Watch[] | undefined {
    return this.#alerts.get(alertId)?.watches;
  }

  /** The newest price of a pair; absent while none is known. */
  priceOf(pairId: number): PriceAt | undefined {
    return this.#pairs.get(pairId)?.newest;
  }

  moveOf(pairId: number, seconds: number): Move | undefined {
    return this.#pairs.get(pairId)?.moves.of(seconds);
  }

  /** True when a watch is reached as things are now; false while no price is known. */
  isReached(watch: Watch): boolean {
    if (watch.kind === 'move') return (this.moveOf(watch.pairId, watch.seconds)?.ppm ?? 0) >= watch.move;
    const now = this.priceOf(watch.pairId);
    return now !== undefined && (watch.rises ? now.price >= watch.price : now.price <= watch.price);
  }

  /** The alerts whose watches have changed since the last call, by number. */
  takeChanged(): number[] {
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }

  #lookAtMoves(pair: Pair, seen: Seen, firings: Firing[]): void {
    for (const [seconds, lines] of pair.moves.windows) {
      if (!pair.moves.mayReach(seconds, lines)) continue;
      const move = present(pair.moves.of(seconds), 'the tick at hand is a price');
      for (const id of lines.disarmed.takeReached(move.ppm)) this.#reached(id, seen, firings);
      for (const id of lines.armed.takeReached(move.ppm)) this.#reached(id, { ...seen, move }, firings);
    }
  }

  /** A watch has left its line: it fires, or is armed again. */
  #reached(id: number, { tick, before, move }: Seen, firings: Firing[]): void {
    const place = this.#places.get(id);
    // The alert has just ended by another of its watches.
    if (place === undefined) return;
    const { alertId, at } = place;
    const held = present(this.#alerts.get(alertId), 'a watch is of an alert');
    const watch = held.watches[at] as Watch;
    const atMs = tick.gridIndex * gridMs;
    if (held.expiresAtMs !== undefined && held.expiresAtMs <= atMs) {
      this.#places.delete(id);
      return;
    }
    held.watches[at] = { ...watch, isArmed: !watch.isArmed };
    this.#enter(held.watches[at], id);
    this.#changed.add(alertId);
    if (!watch.isArmed) return;
    if (held.lastFiredAtMs !== undefined && atMs - held.lastFiredAtMs < restMs) return;
    held.lastFiredAtMs = atMs;
    firings.push({ alertId, watch, tick, before, move, isLast: !held.repeats });
    if (!held.repeats) this.remove(alertId);
  }

  #wait(alertId: number, held: Held, watches: readonly Watch[]): void {
    held.watches = [...watches];
    held.ids = watches.map((watch, at) => {
      const id = this.#nextId++;
      this.#places.set(id, { alertId, at });
      this.#enter(watch, id);
      return id;
    });
  }

  #leave(held: Held): void {
    held.ids.forEach((id, at) => {
      this.#places.delete(id);
      const watch = held.watches[at] as Watch;
      const { line, value } = this.#placeOf(watch);
      line.remove(value, id);
    });
  }

  #enter(watch: Watch, id: number): void {
    const { line, value } = this.#placeOf(watch);
    line.add(value, id);
  }

  #placeOf(watch: Watch): { readonly line: ThresholdLine; readonly value: number } {
    const pair = this.#pair(watch.pairId);
    return watch.kind === 'price' ? priceLine(pair, watch) : moveLine(pair, watch);
  }

  #pair(pairId: number): Pair {
    let pair = this.#pairs.get(pairId);
    if (pair === undefined) {
      pair = new Pair();
      this.#pairs.set(pairId, pair);
    }
    return pair;
  }
}

type Seen = Pick<Firing, 'tick' | 'before' | 'move'>;

function noteIn(pair: Pair, at: PriceAt): void {
  pair.newest = at;
  pair.moves.note(at);
}

function priceLine(pair: Pair, watch: PriceWatch) {
  const line = watch.rises === watch.isArmed ? pair.rising : pair.falling;
  return { line, value: watch.isArmed ? watch.price : rearmPrice(watch) };
}

function moveLine(pair: Pair, watch: MoveWatch) {
  const { armed, disarmed } = pair.moves.linesOf(watch.seconds);
  return watch.isArmed ? { line: armed, value: watch.move as number } : { line: disarmed, value: rearmMove(watch) };
}
