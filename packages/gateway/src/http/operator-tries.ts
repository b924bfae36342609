import { ipClient } from '@candor/platform';

const standardFreeTries = 5;
const waitMsMax = 15 * 60_000;
/** The time without a wrong token after which an address begins anew. */
const forgottenMs = 60 * 60_000;
const addressesMax = 10_000;

interface Tries {
  wrong: number;
  atMs: number;
  untilMs: number;
}

/**
 * Wrong tokens of operators by address, IPv6 by /64. After a few of them each costs twice the wait of the one before, in
 * which no token of that address is looked at.
 */
export class OperatorTries {
  readonly #clock: () => number;
  readonly #freeTries: number;
  readonly #tries = new Map<string, Tries>();

  constructor(clock: () => number, freeTries = standardFreeTries) {
    this.#clock = clock;
    this.#freeTries = freeTries;
  }

  /** 0, or in how many seconds a token of this address is looked at again. */
  waitSeconds(ip: string): number {
    const known = this.#tries.get(ipClient(ip));
    return known === undefined ? 0 : Math.max(0, Math.ceil((known.untilMs - this.#clock()) / 1_000));
  }

  /** Counts a wrong token, and returns the number in a row. */
  wrong(ip: string): number {
    const client = ipClient(ip);
    const nowMs = this.#clock();
    const known = this.#tries.get(client);
    const before = known === undefined || known.atMs + forgottenMs < nowMs ? 0 : known.wrong;
    const wrong = before + 1;
    const waitMs =
      wrong < this.#freeTries ? 0 : Math.min(waitMsMax, 1_000 * 2 ** Math.min(wrong - this.#freeTries, 20));
    this.#tries.delete(client);
    this.#tries.set(client, { wrong, atMs: nowMs, untilMs: nowMs + waitMs });
    if (this.#tries.size > addressesMax) {
      for (const oldest of this.#tries.keys()) {
        this.#tries.delete(oldest);
        break;
      }
    }
    return wrong;
  }

  right(ip: string): void {
    this.#tries.delete(ipClient(ip));
  }
}
