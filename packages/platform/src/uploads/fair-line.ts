import { Fault } from '@candor/kernel';

interface FairLineLimits {
  readonly atOnce: number;
  /** Waiting of one sender, and of all. */
  readonly ofOne: number;
  readonly inAll: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (fault: Fault) => void;
}

/**
 * Costly work, a few pieces at a time, one of each sender, in turns by sender, so that a sender of many waits for
 * their own. When the line is full, the last piece of the sender with the most in it makes room.
 */
export class FairLine {
  readonly #limits: FairLineLimits;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Set<string>();

  constructor(limits: FairLineLimits) {
    this.#limits = limits;
  }

  /** Throws a `Fault` of kind `server_busy` when too much waits. */
  async inTurn<T>(sender: string, work: () => Promise<T>): Promise<T> {
    if (this.#running.size >= this.#limits.atOnce || this.#running.has(sender)) await this.#turn(sender);
    else this.#running.add(sender);
    try {
      return await work();
    } finally {
      this.#running.delete(sender);
      this.#next();
    }
  }

  #turn(sender: string): Promise<void> {
    const own = this.#waiting.get(sender) ?? [];
    if (own.length >= this.#limits.ofOne) throw busy();
    if (this.#count() >= this.#limits.inAll) this.#makeRoom(own.length + 1);
    return new Promise((begin, refuse) => {
      own.push({ begin, refuse });
      this.#waiting.set(sender, own);
    });
  }

  /** Refuses the new sender if they would then have no fewer than any other. */
  #makeRoom(wanted: number): void {
    let most: Waiting[] = [];
    for (const waiting of this.#waiting.values()) if (waiting.length > most.length) most = waiting;
    if (most.length <= wanted) throw busy();
    most.pop()?.refuse(busy());
  }

  /** The sender who has waited longest for a turn has it, and goes to the end again with the rest of their work. */
  #next(): void {
    for (const [sender, waiting] of this.#waiting) {
      if (this.#running.size >= this.#limits.atOnce) return;
      if (this.#running.has(sender)) continue;
      const first = waiting.shift();
      this.#waiting.delete(sender);
      if (waiting.length > 0) this.#waiting.set(sender, waiting);
      if (first === undefined) continue;
      this.#running.add(sender);
      first.begin();
    }
  }

  #count(): number {
    let count = 0;
    for (const waiting of this.#waiting.values()) count += waiting.length;
    return count;
  }
}

function busy(): Fault {
  return new Fault('server_busy', 'too many pictures are already waiting');
}
