import type { RateClass } from '@candor/api';
import { Recent } from '@candor/kernel';

/** A bucket that holds `burst` and is refilled with `perSecond`; most calls take 1, a costly one takes its weight. */
interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

/** The classes of calls, and the other counted things. */
export type LimitName = RateClass | 'arrival' | 'crowd' | 'outbox' | 'handshake' | 'topics' | 'ownTopics';

export type RateLimits = Readonly<Record<LimitName, RateLimit>>;

/** Of one account, or of one address for visitors. */
export const standardRateLimits: RateLimits = {
  public: { perSecond: 20, burst: 60 },
  user: { perSecond: 20, burst: 60 },
  order: { perSecond: 20, burst: 60 },
  // A lane of its own: a user who has used up their orders can still cancel them, close, and move a stop.
  exit: { perSecond: 20, burst: 60 },
  // The platform counts codes and failed logins by the day; this only keeps bursts out.
  code: { perSecond: 0.5, burst: 10 },
  login: { perSecond: 1, burst: 20 },
  // Each costs a picture to decode; the platform counts them by the day.
  upload: { perSecond: 0.5, burst: 20 },
  // The people of one office and their tools: a page asks for up to a dozen lists. Tries at a token are counted apart.
  operator: { perSecond: 20, burst: 120 },
  // Everything from one address. A first visit fetches all of the app's files, some 350, and many people may share one
  // address.
  arrival: { perSecond: 170, burst: 6_000 },
  // The signed-in calls of an address: an office, not a hundred accounts of one person.
  crowd: { perSecond: 300, burst: 1_500 },
  outbox: { perSecond: 1, burst: 10 },
  handshake: { perSecond: 20, burst: 400 },
  topics: { perSecond: 200, burst: 4_000 },
  ownTopics: { perSecond: 10, burst: 150 },
};

interface Bucket {
  tokens: number;
  atMs: number;
}

const bucketsMax = 100_000;

/** Token buckets by caller and class, in bounded memory. */
export class RateLimiter {
  readonly #limits: RateLimits;
  readonly #clock: () => number;
  /** The buckets of callers that were quiet for long are full again, or nearly so, and can be forgotten. */
  readonly #buckets = new Recent<string, Bucket>(bucketsMax);

  constructor(limits: RateLimits, clock: () => number) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /**
   * Takes the weight of one call, or nothing when the bucket has less. Answers 0, or in how many seconds it may be tried
   * again. `times`: how many times larger this caller's bucket is.
   */
  take(caller: string, name: LimitName, weight = 1, times = 1): number {
    const perSecond = this.#limits[name].perSecond * times;
    const burst = this.#limits[name].burst * times;
    // A request that weighs more than a bucket holds needs a full one.
    const needed = Math.min(weight, burst);
    const nowMs = this.#clock();
    const key = `${name} ${caller}`;
    const bucket = this.#buckets.get(key) ?? this.#begun(key, burst, nowMs);
    const sinceMs = Math.max(0, nowMs - bucket.atMs);
    bucket.tokens = Math.min(burst, bucket.tokens + (sinceMs * perSecond) / 1_000);
    bucket.atMs = nowMs;
    if (bucket.tokens < needed) return Math.max(1, Math.ceil((needed - bucket.tokens) / perSecond));
    bucket.tokens -= needed;
    return 0;
  }

  #begun(key: string, tokens: number, atMs: number): Bucket {
    const bucket = { tokens, atMs };
    this.#buckets.set(key, bucket);
    return bucket;
  }
}
