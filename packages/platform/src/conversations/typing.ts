const everyMs = 3_000;
const keptMax = 10_000;

/** Lets "is writing" through once in a while for each writer and conversation. In memory: losing it costs nothing. */
export class TypingThrottle {
  readonly #clock: () => number;
  readonly #last = new Map<string, number>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  passes(writer: string, conversationId: number): boolean {
    const key = `${conversationId} ${writer}`;
    const nowMs = this.#clock();
    const last = this.#last.get(key);
    if (last !== undefined && nowMs - last < everyMs) return false;
    this.#last.delete(key);
    this.#last.set(key, nowMs);
    // The oldest first: a map keeps the order in which keys were put in.
    if (this.#last.size > keptMax) this.#last.delete(this.#last.keys().next().value as string);
    return true;
  }
}
