import type { Identity } from '../identity/identity.ts';
import { ipClient } from '../identity/ip-prefix.ts';
import { type CodeLimits, prefixBucket } from './code-limits.ts';

const windowMs = 600_000;
const bucketsMax = 100_000;
const all = 'all';

/**
 * Requests of the last ten minutes, by which unusually frequent callers must do a proof of work first
 * (docs/security.md#floods). In memory, and checked before the database, so that a refusal here costs nothing.
 */
export class RecentSends {
  readonly #clock: () => number;
  readonly #limits: CodeLimits;
  readonly #counts = new Map<string, number>();
  #window = 0;

  constructor(clock: () => number, limits: CodeLimits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** True if this address, this block of numbers or all callers together have reached the usual number. */
  areMany(to: Identity, ip: string): boolean {
    this.#startWindow();
    return this.#usualOf(to, ip).some(([bucket, usual]) => this.#countOf(bucket) >= usual);
  }

  note(to: Identity, ip: string): void {
    this.#startWindow();
    for (const [bucket] of this.#usualOf(to, ip)) {
      if (bucket === all || this.#counts.size < bucketsMax) this.#counts.set(bucket, this.#countOf(bucket) + 1);
    }
  }

  /** The excess of all callers together over the usual rate: 0 at that rate, 1 at twice as many. */
  get pressure(): number {
    this.#startWindow();
    const { usualInAll } = this.#limits;
    return Math.min(1, Math.max(0, this.#countOf(all) - usualInAll) / Math.max(1, usualInAll));
  }

  #usualOf(to: Identity, ip: string): readonly (readonly [string, number])[] {
    const { usualInAll, usualPerIp, usualPerPhonePrefix } = this.#limits;
    const own = [[all, usualInAll] as const, [`ip ${ipClient(ip)}`, usualPerIp] as const];
    return to.kind === 'phone' ? [...own, [prefixBucket(to), usualPerPhonePrefix]] : own;
  }

  #countOf(bucket: string): number {
    return this.#counts.get(bucket) ?? 0;
  }

  #startWindow(): void {
    const window = Math.floor(this.#clock() / windowMs);
    if (window === this.#window) return;
    this.#window = window;
    this.#counts.clear();
  }
}
