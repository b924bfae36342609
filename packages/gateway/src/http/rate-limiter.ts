import type { RateClass } from '@candor/contract';

/** A bucket that holds `burst` calls and is refilled with `perSecond`. */
export interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

export type RateLimits = Readonly<Record<RateClass, RateLimit>>;

/** Security.md B4 and reliability.md A3: of one session, or of one address while nobody is signed in. */
export const standardRateLimits: RateLimits = {
  public: { perSecond: 20, burst: 60 },
  user: { perSecond: 20, burst: 60 },
  order: { perSecond: 20, burst: 60 },
  // The platform counts codes and failed logins by the day; this only keeps bursts out.
  code: { perSecond: 0.5, burst: 10 },
  login: { perSecond: 1, burst: 20 },
  // Each costs a picture to decode; the platform counts them by the day.
  upload: { perSecond: 0.5, burst: 20 },
  // People and their tools; and few tries at a token.
  operator: { perSecond: 5, burst: 30 },
};

interface Bucket {
  tokens: number;
  atMs: number;
}

const bucketsMax = 50_000;

/** Token buckets by caller and class, in bounded memory. */
export class RateLimiter {
  readonly #limits: RateLimits;
  readonly #clock: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limits: RateLimits, clock: () => number) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Takes one call. Answers 0, or in how many seconds it may be tried again. */
  take(caller: string, rate: RateClass): number {
    const { perSecond, burst } = this.#limits[rate];
    const nowMs = this.#clock();
    const key = `${rate} ${caller}`;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, atMs: nowMs };
    const sinceMs = Math.max(0, nowMs - bucket.atMs);
    bucket.tokens = Math.min(burst, bucket.tokens + (sinceMs * perSecond) / 1_000);
    bucket.atMs = nowMs;
    this.#keep(key, bucket);
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
    bucket.tokens -= 1;
    return 0;
  }

  /** The callers that were quiet for longest are forgotten first: their buckets are full again or nearly so. */
  #keep(key: string, bucket: Bucket): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size <= bucketsMax) return;
    for (const quietest of this.#buckets.keys()) {
      this.#buckets.delete(quietest);
      return;
    }
  }
}
