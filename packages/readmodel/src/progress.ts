/** The lag of the lists behind the journal. */
export interface Lag {
  /** Of the last command whose facts are in the tables. */
  readonly sequence: number;
  /** The time for which a committed fact has been missing in the tables; 0 when none is. */
  readonly behindMs: number;
  /** False while the projector is down and about to be started again. */
  readonly isFollowing: boolean;
}

/** A list with a larger lag has to state it. */
export const staleLagMs = 2_000;

/** Commits of so short a time are kept as one, at the time of the first. */
const markMs = 100;

/** Facts up to this sequence that the tables may lack, and the time at which the first of them was committed. */
interface Mark {
  sequence: number;
  readonly atMs: number;
}

/**
 * The progress of the projector, as its thread reports it. A read that must see its own write waits here for the
 * sequence of that write: it is woken by the report, not by polling.
 */
export class Progress {
  readonly #nowMs: () => number;
  #sequence = 0;
  /** Commits that the tables lack, oldest first. */
  readonly #missing: Mark[] = [];
  #isFollowing = true;
  #wanted: () => void = () => {};
  readonly #waiting = new Set<{ readonly sequence: number; readonly wake: (reached: boolean) => void }>();

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /** The highest watermark reported. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Called when a read waits for a sequence not reached yet: a slow projector should hurry. */
  onWanted(listener: () => void): void {
    this.#wanted = listener;
  }

  /** Called with the journal's last durable sequence, as it grows. */
  committed(sequence: number): void {
    if (sequence <= this.#sequence) return;
    const nowMs = this.#nowMs();
    const last = this.#missing.at(-1);
    if (last !== undefined && nowMs - last.atMs < markMs) last.sequence = sequence;
    else this.#missing.push({ sequence, atMs: nowMs });
  }

  /** Called with each new watermark. */
  reached(sequence: number): void {
    this.#isFollowing = true;
    if (sequence <= this.#sequence) return;
    this.#sequence = sequence;
    const first = this.#missing.findIndex((mark) => mark.sequence > sequence);
    this.#missing.splice(0, first < 0 ? this.#missing.length : first);
    for (const waiter of this.#waiting) if (waiter.sequence <= sequence) waiter.wake(true);
  }

  /** Called when the projector has failed and is about to be started again. */
  interrupted(): void {
    this.#isFollowing = false;
  }

  /** Called when the tables begin anew: everything has to be read again. */
  startedOver(): void {
    const sequence = Math.max(this.#sequence, this.#missing.at(-1)?.sequence ?? 0);
    if (this.#missing.length === 0 && sequence > 0) this.#missing.push({ sequence, atMs: this.#nowMs() });
    this.#sequence = 0;
  }

  lag(): Lag {
    const [first] = this.#missing;
    const behindMs = first === undefined ? 0 : this.#nowMs() - first.atMs;
    return { sequence: this.#sequence, behindMs, isFollowing: this.#isFollowing };
  }

  /** True once the tables hold the facts of `sequence`; false when that takes longer than `timeoutMs`. */
  waitFor(sequence: number, timeoutMs: number): Promise<boolean> {
    if (sequence <= this.#sequence) return Promise.resolve(true);
    this.#wanted();
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiter.wake(false), timeoutMs);
      const waiter = {
        sequence,
        wake: (reached: boolean) => {
          clearTimeout(timer);
          this.#waiting.delete(waiter);
          resolve(reached);
        },
      };
      this.#waiting.add(waiter);
    });
  }
}
