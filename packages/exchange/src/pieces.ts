import { type ByteReader, type ByteWriter, optional, uint } from '@candor/kernel';
import type { Timers } from './timers.ts';

/** The usual pause after a full piece. */
export const piecePauseMs = 100;

const stored = optional(uint);

/**
 * The pace of work that is done in pieces, so that a moment at which much falls due holds up nobody for long: after a full piece
 * comes a pause. One timer is in force at a time; one that was replaced finds that, and is a no-op.
 */
export class Pieces {
  readonly #pauseMs: number;
  #timerAtMs: number | undefined;
  #notBeforeMs = 0;

  constructor(pauseMs: number = piecePauseMs) {
    this.#pauseMs = pauseMs;
  }

  /** The time of the timer in force; absent while none is. */
  get timerAtMs(): number | undefined {
    return this.#timerAtMs;
  }

  /** Sets the timer of work that is due at a moment, unless the one in force comes no later. */
  arrange(
    { nowMs, timers }: { readonly nowMs: number; readonly timers: Pick<Timers, 'set'> },
    kind: string,
    dueAtMs: number,
  ): void {
    const atMs = Math.max(dueAtMs, this.#notBeforeMs, nowMs);
    if (this.#timerAtMs !== undefined && this.#timerAtMs <= atMs) return;
    this.#timerAtMs = atMs;
    timers.set(atMs, kind, 0);
  }

  /** True when the timer that runs is the one in force, which it then no longer is. */
  takeTimer(nowMs: number): boolean {
    if (this.#timerAtMs !== nowMs) return false;
    this.#timerAtMs = undefined;
    return true;
  }

  /** True outside the pauses. */
  isFree(nowMs: number): boolean {
    return nowMs >= this.#notBeforeMs;
  }

  /** Begins the pause after a full piece. */
  rest(nowMs: number): void {
    this.#notBeforeMs = nowMs + this.#pauseMs;
  }

  write(writer: ByteWriter): void {
    stored.write(writer, this.#timerAtMs);
    writer.uint(this.#notBeforeMs);
  }

  read(reader: ByteReader): void {
    this.#timerAtMs = stored.read(reader);
    this.#notBeforeMs = reader.uint();
  }
}
