import type { Kysely, Selectable } from 'kysely';
import type { Bonds } from '../bonds/bonds.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables, SessionRow } from '../database/tables.ts';
import { deviceName } from '../identity/device-name.ts';
import { ipPrefix } from '../identity/ip-prefix.ts';
import { type RandomBytes, randomToken } from '../random.ts';
import type { PlatformLog } from '../log.ts';
import { type Renewal, Renewals } from './renewals.ts';
import { isLive, type LiveSession, SessionCache } from './session-cache.ts';
import { absoluteMs, idleMsOrNone, lastSeenWriteMs, sessionsMax, sharedSessionsMax } from './session-times.ts';
import { hashOf, tokenBytes, tokenPattern } from './tokens.ts';

/** The caller. `accountId` is the account of the exchange; `sessionId` names the session and is no secret. */
export interface Authenticated {
  readonly userId: number;
  readonly accountId: number;
  readonly sessionId: string;
  /** It came with the token before the present one, which is good for reading and for the answer that was lost. */
  readonly isRetired?: true;
}

/** The origin of a login. */
export interface Client {
  readonly ip: string;
  readonly userAgent?: string;
  /** The device's own id, a secret of the app on it. */
  readonly deviceId?: string;
}

interface SessionSummary {
  readonly sessionId: string;
  /** "Chrome · Android", or empty when unknown. */
  readonly device: string;
  readonly ipPrefix: string;
  readonly createdAtMs: number;
  readonly lastSeenAtMs: number;
  readonly expiresAtMs: number;
  /** "Stay logged in" was chosen. */
  readonly stays: boolean;
  readonly isCurrent: boolean;
}

interface Who {
  readonly userId: number;
  readonly accountId: number;
  /** An account that everybody may use has room for many sessions. */
  readonly isShared?: boolean;
}

type IsStill = (tx: Kysely<PlatformTables>) => Promise<boolean>;

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly log: PlatformLog;
  readonly bonds: Bonds;
}

/**
 * Sessions are 256-bit random tokens of which SQL keeps only the SHA-256 (RULES 15). When their owner proves more, the
 * token is replaced; the session goes on.
 */
export class Sessions {
  readonly #parts: Parts;
  readonly #renewals: Renewals;
  readonly #cache = new SessionCache();
  readonly #listeners = new Set<(sessionId: string) => void>();
  readonly #writes = new Set<Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#renewals = new Renewals(parts);
  }

  /**
   * Starts a session and returns its token, which is never shown again. `stays`: 30 days; otherwise 12 hours idle.
   * `isStill` decides in the transaction if it may start: ending all sessions of a user takes the same lock, so none
   * begins behind it.
   */
  open(who: Who, client: Client, stays: boolean): Promise<string>;
  open(who: Who, client: Client, stays: boolean, isStill: IsStill): Promise<string | undefined>;
  async open(who: Who, client: Client, stays: boolean, isStill?: IsStill): Promise<string | undefined> {
    const { db, clock, randomBytes } = this.#parts;
    const nowMs = clock();
    await this.#dropExpired(nowMs);
    const token = randomToken(randomBytes, tokenBytes);
    const id = randomToken(randomBytes, 12);
    const row = {
      id,
      user_id: who.userId,
      token_hash: hashOf(token),
      device: deviceName(client.userAgent),
      ip_prefix: ipPrefix(client.ip),
      created_at_ms: nowMs,
      last_seen_at_ms: nowMs,
      idle_ms: idleMsOrNone(stays),
      expires_at_ms: nowMs + absoluteMs,
      bond: this.#parts.bonds.ofSession({ id, user_id: who.userId }),
    };
    const generation = this.#cache.generation;
    const isOpen = await inTransaction(db, { lock: `user ${who.userId}` }, async (tx) => {
      if (isStill !== undefined && !(await isStill(tx))) return false;
      await tx.insertInto('sessions').values(row).execute();
      return true;
    });
    if (!isOpen) return undefined;
    await this.#endTooMany(who, row.id);
    // If anything was revoked meanwhile it may have been this one; then `find` asks SQL.
    if (this.#cache.generation === generation) this.#cache.put(row.token_hash, asLive(row, who.accountId));
    return token;
  }

  /** The caller, when the session is remembered; costs one hash and no SQL. A forgotten session needs `find`. */
  authenticate(token: string): Authenticated | undefined {
    if (!tokenPattern.test(token)) return undefined;
    const session = this.#cache.get(hashOf(token));
    return session === undefined ? undefined : this.#seen(session);
  }

  /** Like `authenticate`, and looks into SQL for a session this process does not remember, or by its last token. */
  async find(token: string): Promise<Authenticated | undefined> {
    if (!tokenPattern.test(token)) return undefined;
    const tokenHash = hashOf(token);
    const remembered = this.#cache.get(tokenHash);
    if (remembered !== undefined) return this.#seen(remembered);
    const generation = this.#cache.generation;
    const { db, bonds } = this.#parts;
    const row = await db
      .selectFrom('sessions')
      .selectAll()
      .where((row) => row.or([row('token_hash', '=', tokenHash), row('old_token_hash', '=', tokenHash)]))
      .executeTakeFirst();
    // An index that was damaged leads to another row.
    if (row === undefined || (row.token_hash !== tokenHash && row.old_token_hash !== tokenHash)) return undefined;
    bonds.session(row);
    const user = await db.selectFrom('users').selectAll().where('id', '=', row.user_id).executeTakeFirst();
    if (user === undefined || bonds.user(user).exchange_account_id === null) return undefined;
    const session = asLive(row, user.exchange_account_id as number);
    const isRetired = row.token_hash !== tokenHash;
    if (!isRetired && row.renewal_seed !== null) await this.#renewals.arrived(row);
    // A revocation came in between: read again rather than revive what may have ended.
    if (this.#cache.generation !== generation) return this.find(token);
    const nowMs = this.#parts.clock();
    if (!isLive(session, nowMs)) return undefined;
    // Not cached: it is used rarely, and soon not at all.
    if (isRetired) return nowMs < (row.old_until_ms ?? 0) ? { ...callerOf(session), isRetired } : undefined;
    this.#cache.put(tokenHash, session);
    return this.#seen(session);
  }

  /** True if a session is in the cache; one that was revoked is not. */
  isRemembered(sessionId: string): boolean {
    return this.#cache.byId(sessionId) !== undefined;
  }

  /** True if a session is alive, whatever its token is by now. Asking counts as using it. */
  async lives(sessionId: string): Promise<boolean> {
    const remembered = this.#cache.byId(sessionId);
    if (remembered !== undefined) return this.#seen(remembered) !== undefined;
    const row = await this.#parts.db.selectFrom('sessions').selectAll().where('id', '=', sessionId).executeTakeFirst();
    return row !== undefined && this.#seen(asLive(row, 0)) !== undefined;
  }

  /**
   * Replaces the token of a session whose owner has proven more, by the command that proved it; the session keeps its
   * id, its age and its sockets. `undefined` when the token is no longer the present one. The old one is good for ten
   * more seconds of reading once the new one is used, and until then for two minutes, for reading and for `renewedBy`.
   */
  async renew(token: string, command: string): Promise<string | undefined> {
    return this.#tell(await this.#renewals.renew(token, command));
  }

  /** The new token once more, for the same command with the old token: its answer was lost. */
  async renewedBy(token: string, command: string): Promise<string | undefined> {
    return this.#tell(await this.#renewals.again(token, command));
  }

  /** Live sessions of a user, the most recently used first. */
  async list(userId: number, currentSessionId: string): Promise<readonly SessionSummary[]> {
    const nowMs = this.#parts.clock();
    const rows = await this.#parts.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('last_seen_at_ms', 'desc')
      .orderBy('id')
      .execute();
    return rows
      .filter((row) => isLiveRow(row, nowMs))
      .map((row) => ({
        sessionId: row.id,
        device: row.device,
        ipPrefix: row.ip_prefix,
        createdAtMs: row.created_at_ms,
        lastSeenAtMs: row.last_seen_at_ms,
        expiresAtMs: row.expires_at_ms,
        stays: row.idle_ms === null,
        isCurrent: row.id === currentSessionId,
      }));
  }

  /** Sets whether a session outlives hours without a call. The next call finds it in SQL as it is then. */
  async keep(sessionId: string, stays: boolean): Promise<void> {
    await this.#parts.db
      .updateTable('sessions')
      .set({ idle_ms: idleMsOrNone(stays), last_seen_at_ms: this.#parts.clock() })
      .where('id', '=', sessionId)
      .execute();
    this.#cache.evict(sessionId);
  }

  /** Ends one session of this user; another user's, or none, is left alone and looks the same. */
  async revoke(userId: number, sessionId: string): Promise<void> {
    await this.#end(userId, (row) => row.id === sessionId);
  }

  /** Ends every session of the user, but for the one named. */
  async revokeAll(userId: number, exceptSessionId?: string): Promise<void> {
    await this.#end(userId, (row) => row.id !== exceptSessionId);
  }

  /**
   * Ends every session of the user, except the named one, as a part of a larger change. Returns the function to call
   * after the commit, which makes this process forget them.
   */
  async endAllIn(tx: Kysely<PlatformTables>, userId: number, exceptSessionId = ''): Promise<() => void> {
    const ended = await tx
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', '!=', exceptSessionId)
      .returning('id')
      .execute();
    return () => {
      for (const { id } of ended) this.evict(id);
    };
  }

  /**
   * Called with the id of each session that ends, so that its sockets can be closed. Returns the function that stops
   * it.
   */
  onRevoked(listener: (sessionId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Forgets a session that another process has ended. */
  evict(sessionId: string): void {
    this.#cache.evict(sessionId);
    for (const listener of this.#listeners) listener(sessionId);
  }

  /** Waits for the last-seen times on their way to SQL. */
  async settled(): Promise<void> {
    await Promise.all(this.#writes);
  }

  /** From here on the old token is looked up in SQL; listeners are not called, because nothing has ended. */
  #tell(renewal: Renewal | undefined): string | undefined {
    if (renewal !== undefined) this.#cache.evict(renewal.sessionId);
    return renewal?.token;
  }

  async #end(userId: number, isMeant: (row: { id: string }) => boolean): Promise<void> {
    const { db } = this.#parts;
    const rows = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
    const ids = rows.filter(isMeant).map((row) => row.id);
    if (ids.length === 0) return;
    await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', 'in', ids).execute();
    for (const id of ids) this.evict(id);
  }

  #seen(session: LiveSession): Authenticated | undefined {
    const nowMs = this.#parts.clock();
    if (!isLive(session, nowMs)) {
      this.evict(session.sessionId);
      return undefined;
    }
    session.lastSeenAtMs = nowMs;
    if (nowMs - session.lastWrittenAtMs >= lastSeenWriteMs) {
      session.lastWrittenAtMs = nowMs;
      this.#writeLastSeen(session.sessionId, nowMs);
    }
    return callerOf(session);
  }

  /** In the background: a call does not wait for it, and a lost write costs at most a minute of idle time. */
  #writeLastSeen(sessionId: string, nowMs: number): void {
    const write = this.#parts.db
      .updateTable('sessions')
      .set({ last_seen_at_ms: nowMs })
      .where('id', '=', sessionId)
      .execute()
      .then(
        () => undefined,
        (error: unknown) =>
          this.#parts.log.warn(
            { event: 'session.not_noted', err: error, sessionId },
            'a last-seen time was not written',
          ),
      )
      .finally(() => this.#writes.delete(write));
    this.#writes.add(write);
  }

  /** Of more sessions than a person has devices, those end that were not seen for longest. */
  async #endTooMany({ userId, isShared = false }: Who, newest: string): Promise<void> {
    const most = isShared ? sharedSessionsMax : sessionsMax;
    const rows = await this.#parts.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '!=', newest)
      .orderBy('last_seen_at_ms', 'desc')
      .orderBy('created_at_ms', 'desc')
      .offset(most - 1)
      .limit(most)
      .execute();
    const tooMany = new Set(rows.map(({ id }) => id));
    if (tooMany.size > 0) await this.#end(userId, ({ id }) => tooMany.has(id));
  }

  async #dropExpired(nowMs: number): Promise<void> {
    await this.#parts.db.deleteFrom('sessions').where('expires_at_ms', '<=', nowMs).execute();
  }
}

function callerOf({ userId, accountId, sessionId }: LiveSession): Authenticated {
  return { userId, accountId, sessionId };
}

/** True of a session that a call could be made by. */
export function isLiveRow(row: Pick<Selectable<SessionRow>, LiveColumns>, nowMs: number): boolean {
  return isLive(asLive(row, 0), nowMs);
}

type LiveColumns = 'id' | 'user_id' | 'expires_at_ms' | 'idle_ms' | 'last_seen_at_ms';

function asLive(row: Pick<Selectable<SessionRow>, LiveColumns>, accountId: number): LiveSession {
  return {
    sessionId: row.id,
    userId: row.user_id,
    accountId,
    expiresAtMs: row.expires_at_ms,
    idleMs: row.idle_ms,
    lastSeenAtMs: row.last_seen_at_ms,
    lastWrittenAtMs: row.last_seen_at_ms,
  };
}
