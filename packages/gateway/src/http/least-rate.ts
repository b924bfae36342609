import type { Socket } from 'node:net';

/** A body comes more slowly than any phone on a bad day sends one. */
class TooSlow extends Error {
  override readonly name = 'TooSlow';
  readonly statusCode = 408;
}

const lookEveryMs = 250;

/** Ends the wait for a sender that is too slow: after a grace, so many bytes must have arrived for each second. */
export class LeastRate {
  readonly #bytesPerSecond: number;
  readonly #graceMs: number;

  constructor({ bytesPerSecond, graceMs }: { readonly bytesPerSecond: number; readonly graceMs: number }) {
    this.#bytesPerSecond = bytesPerSecond;
    this.#graceMs = graceMs;
  }

  /** The result of `reading`, or a rejection with `TooSlow`; the reading then goes on until its socket is closed. */
  async during<T>(socket: Pick<Socket, 'bytesRead'>, reading: Promise<T>): Promise<T> {
    const beganAt = performance.now();
    const before = socket.bytesRead;
    let looking: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<never>((_, reject) => {
      looking = setInterval(() => {
        const elapsedMs = performance.now() - beganAt;
        const isSlow = socket.bytesRead - before < (elapsedMs / 1_000) * this.#bytesPerSecond;
        if (elapsedMs >= this.#graceMs && isSlow) reject(new TooSlow('a body came too slowly'));
      }, lookEveryMs);
    });
    try {
      return await Promise.race([reading, tooSlow]);
    } finally {
      clearInterval(looking);
      // Its result is ignored when it was too slow.
      reading.catch(() => undefined);
    }
  }
}
