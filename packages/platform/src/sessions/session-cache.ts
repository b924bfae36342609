/** The cached data of a live session, so that a signed-in call costs no SQL. */
export interface LiveSession {
  readonly sessionId: string;
  readonly userId: number;
  readonly accountId: number;
  readonly expiresAtMs: number;
  /** Null when only the absolute end counts. */
  readonly idleMs: number | null;
  lastSeenAtMs: number;
  /** The time at which the last-seen time was last written to SQL. */
  lastWrittenAtMs: number;
}

export function isLive(session: LiveSession, nowMs: number): boolean {
  if (nowMs >= session.expiresAtMs) return false;
  return session.idleMs === null || nowMs - session.lastSeenAtMs < session.idleMs;
}

/**
 * Live sessions by the hash of their token, the least recently used dropped first. A revoked session is out of it in
 * the same instant.
 */
export class SessionCache {
  readonly #capacity: number;
  readonly #byHash = new Map<string, LiveSession>();
  readonly #hashById = new Map<string, string>();
  #generation = 0;

  constructor(capacity = 100_000) {
    this.#capacity = capacity;
  }

  /**
   * Counts evictions. A reader of a session from SQL compares it before and after: if it moved, the row may have been
   * revoked meanwhile and must not be cached.
   */
  get generation(): number {
    return this.#generation;
  }

  get(tokenHash: string): LiveSession | undefined {
    const session = this.#byHash.get(tokenHash);
    if (session === undefined) return undefined;
    this.#byHash.delete(tokenHash);
    this.#byHash.set(tokenHash, session);
    return session;
  }

  byId(sessionId: string): LiveSession | undefined {
    const tokenHash = this.#hashById.get(sessionId);
    return tokenHash === undefined ? undefined : this.get(tokenHash);
  }

  put(tokenHash: string, session: LiveSession): void {
    this.#byHash.set(tokenHash, session);
    this.#hashById.set(session.sessionId, tokenHash);
    if (this.#byHash.size <= this.#capacity) return;
    for (const [oldestHash, oldest] of this.#byHash) {
      this.#drop(oldestHash, oldest.sessionId);
      return;
    }
  }

  evict(sessionId: string): void {
    this.#generation++;
    const tokenHash = this.#hashById.get(sessionId);
    if (tokenHash !== undefined) this.#drop(tokenHash, sessionId);
  }

  #drop(tokenHash: string, sessionId: string): void {
    this.#byHash.delete(tokenHash);
    this.#hashById.delete(sessionId);
  }
}
