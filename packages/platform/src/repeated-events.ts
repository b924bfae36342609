import type { PlatformLog } from './log.ts';

const windowMs = 60_000;

/**
 * Logs events that strangers can cause as often as they like: the first of a kind at once, and the number of later ones
 * once a minute. A flood is a line and a number, not a full disk.
 */
export class RepeatedEvents {
  readonly #log: Pick<PlatformLog, 'warn'>;
  /** The number of events since the last line, of each kind that is being counted. */
  readonly #counts = new Map<string, number>();

  constructor(log: Pick<PlatformLog, 'warn'>) {
    this.#log = log;
  }

  /** `event` is one of few, `words` the same for all of it; `details` are those of the first, without personal data. */
  note(event: string, words: string, details: object = {}): void {
    const count = this.#counts.get(event);
    if (count !== undefined) return void this.#counts.set(event, count + 1);
    this.#log.warn({ event, times: 1, ...details }, words);
    this.#begin(event, words);
  }

  #begin(event: string, words: string): void {
    this.#counts.set(event, 0);
    setTimeout(() => {
      const times = this.#counts.get(event) ?? 0;
      this.#counts.delete(event);
      if (times === 0) return;
      this.#log.warn({ event, times }, words);
      this.#begin(event, words);
    }, windowMs).unref();
  }
}
