import { uptime } from 'node:os';
import { dayMs } from '@candor/kernel';
import type { ClockFaultKind } from '@candor/exchange';

/** The clocks of a machine. */
export interface TimeSource {
  /** Milliseconds since 1970 by the machine's clock, which can be set. */
  wallMs(): number;
  /** Milliseconds of a clock that cannot be set. It may stop while the machine sleeps. */
  steadyMs(): number;
  /** Milliseconds the machine has slept since this source was made, as far as they are known. */
  sleptMs(): number;
}

/** The clocks of this machine. Linux alone has a clock of its own that goes on in sleep; elsewhere the steady one does. */
export function systemTime(): TimeSource {
  const awakeMs = () => performance.now();
  const sinceBootMs = process.platform === 'linux' ? () => uptime() * 1_000 : awakeMs;
  const firstMs = sinceBootMs() - awakeMs();
  return { wallMs: Date.now, steadyMs: awakeMs, sleptMs: () => sinceBootMs() - awakeMs() - firstMs };
}

export interface ClockFault {
  readonly kind: ClockFaultKind;
  readonly byMs: number;
}

export const clockLimits = {
  /** Clocks that are further apart than this are in doubt (RULES 3). */
  apartMs: 2_000,
  /** A wall clock that moves by more than this between two looks was set, and settles anew. */
  stepMs: 500,
  /** The time of agreement after which doubt ends. */
  settleMs: 10_000,
  /** An unconfirmed jump forward is believed after a sixth of its size, within these bounds. */
  believeMsMin: 600_000,
  believeMsMax: dayMs,
  /** The part of the passing time that may be used to draw nearer to the wall clock, as one in so many. */
  slewParts: 100,
} as const;

/** The two clocks are read one after the other: a pause between the readings must not look like a jump. */
const readApartMsMax = 200;

/**
 * The host's time: the wall clock's reading at the start, moved on by a clock that cannot be set. The two are compared
 * at every look. While they agree, time is drawn slowly towards the wall clock; when they do not, or when the wall
 * clock is before the core's time, that is a fault, and time advances only as far as both allow:
 *
 * - `ahead`: the wall clock has jumped forward. Time advances without the jump. It is believed when an operator
 *   confirms it, or when it has lasted long enough. A sleep of the machine is no jump, where the machine reports it.
 * - `behind`: the wall clock has gone back, or the exchange was started with a clock that is before the core's time. It
 *   is waited out: the lower clock is believed, but the core's time never goes back.
 */
export class HostClock {
  readonly #source: TimeSource;
  /** Time is the steady clock plus this. */
  #offsetMs: number;
  /** The offset of the wall clock from the steady one at the last look. */
  #wallOffsetMs: number;
  #lookedAtMs: number;
  #settledFromMs: number;
  #sleptMs: number;
  #fault: ClockFault | undefined;
  /** The start found the clock behind: there was no time of its own to compare it with, so its next reading counts. */
  #isDetached = false;
  #isConfirmed = false;
  #nowMs: number;

  /** `coreAtMs` and `fault` come from the journal at the start: a jump that was seen before it still counts. */
  constructor(source: TimeSource, coreAtMs = 0, fault?: ClockFault) {
    this.#source = source;
    const { wallMs, steadyMs } = this.#read();
    const jumpedMs = fault?.kind === 'ahead' ? fault.byMs : 0;
    const earliestMs = coreAtMs - clockLimits.apartMs;
    const isStillAhead = jumpedMs > clockLimits.apartMs && wallMs - jumpedMs >= earliestMs;
    const startMs = isStillAhead ? wallMs - jumpedMs : wallMs;
    if (startMs < earliestMs) {
      this.#fault = { kind: 'behind', byMs: Math.round(coreAtMs - startMs) };
      this.#isDetached = true;
    } else if (isStillAhead) this.#fault = fault;
    else if (fault !== undefined) this.#fault = { kind: fault.kind, byMs: 0 };
    // A moment behind the core is made up for by going slower, not by standing still.
    this.#nowMs = this.#isDetached ? startMs : Math.max(startMs, coreAtMs);
    this.#offsetMs = this.#nowMs - steadyMs;
    this.#wallOffsetMs = wallMs - steadyMs;
    this.#lookedAtMs = steadyMs;
    this.#settledFromMs = steadyMs;
    this.#sleptMs = source.sleptMs();
  }

  /** Milliseconds since 1970 at the last look. */
  get nowMs(): number {
    return Math.floor(this.#nowMs);
  }

  /** The fault found at the last look. */
  get fault(): ClockFault | undefined {
    return this.#fault;
  }

  /** An operator has compared the wall clock with another one: the jump that is seen now was right. */
  confirm(): void {
    if (this.#fault !== undefined) this.#isConfirmed = true;
  }

  /** Reads both clocks. `coreAtMs` is the core's time, which must not be waited for in silence. */
  look(coreAtMs: number): void {
    const { wallMs, steadyMs } = this.#read();
    const wallOffsetMs = wallMs - steadyMs;
    if (Math.abs(wallOffsetMs - this.#wallOffsetMs) > clockLimits.stepMs) {
      this.#settledFromMs = steadyMs;
      this.#countSleep();
    }
    const passedMs = steadyMs - this.#lookedAtMs;
    this.#wallOffsetMs = wallOffsetMs;
    this.#lookedAtMs = steadyMs;
    const apartMs = wallOffsetMs - this.#offsetMs;
    if (this.#fault === undefined && Math.abs(apartMs) > clockLimits.apartMs) this.#settledFromMs = steadyMs;
    else if (this.#fault === undefined) {
      const mostMs = passedMs / clockLimits.slewParts;
      this.#offsetMs += Math.min(mostMs, Math.max(-mostMs, apartMs));
      this.#nowMs = steadyMs + this.#offsetMs;
      return;
    }
    this.#judge(wallMs, steadyMs, coreAtMs);
  }

  /** In doubt: whether the wall clock is believed now, how far both clocks allow time to go on, and whether doubt is over. */
  #judge(wallMs: number, steadyMs: number, coreAtMs: number): void {
    const settledMs = steadyMs - this.#settledFromMs;
    const isSettled = settledMs >= clockLimits.settleMs;
    if (this.#isBelieved(wallMs, settledMs, coreAtMs)) this.#offsetMs = this.#wallOffsetMs;
    const apartMs = this.#wallOffsetMs - this.#offsetMs;
    this.#nowMs = Math.min(steadyMs + this.#offsetMs, wallMs);
    const heldMs = coreAtMs - this.nowMs;
    if (isSettled && heldMs <= 0 && Math.abs(apartMs) <= clockLimits.apartMs) {
      this.#fault = undefined;
      this.#isConfirmed = false;
      this.#isDetached = false;
    } else if (apartMs > clockLimits.apartMs) this.#fault = { kind: 'ahead', byMs: Math.round(apartMs) };
    else if (heldMs > 0 || apartMs < -clockLimits.apartMs) {
      this.#fault = { kind: 'behind', byMs: Math.round(Math.max(heldMs, -apartMs)) };
    } else this.#fault = { kind: this.#fault?.kind ?? 'behind', byMs: 0 };
  }

  #isBelieved(wallMs: number, settledMs: number, coreAtMs: number): boolean {
    const { apartMs: most, settleMs, believeMsMin, believeMsMax } = clockLimits;
    const apartMs = this.#wallOffsetMs - this.#offsetMs;
    if (this.#isDetached) return true;
    // The lower of two clocks never lets the core run ahead.
    if (apartMs < -most) return settledMs >= settleMs && wallMs >= coreAtMs;
    if (apartMs <= most) return false;
    return this.#isConfirmed || settledMs >= Math.min(believeMsMax, Math.max(believeMsMin, apartMs / 6));
  }

  /** A machine that sleeps finds its wall clock ahead when it wakes, and that is right. */
  #countSleep(): void {
    const sleptMs = this.#source.sleptMs();
    if (sleptMs - this.#sleptMs < clockLimits.stepMs) return;
    this.#offsetMs += sleptMs - this.#sleptMs;
    this.#sleptMs = sleptMs;
  }

  #read(): { readonly wallMs: number; readonly steadyMs: number } {
    for (let tries = 3; ; tries--) {
      const steadyMs = this.#source.steadyMs();
      const wallMs = this.#source.wallMs();
      if (tries === 0 || this.#source.steadyMs() - steadyMs <= readApartMsMax) return { wallMs, steadyMs };
    }
  }
}
