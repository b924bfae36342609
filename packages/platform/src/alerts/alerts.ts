import { alertsMax } from '@candor/api';
import { dayMs, done, type Outcome, reject, rejectBecause } from '@candor/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { AlertTableRow } from '../database/alert-tables.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import { takeNumber } from '../database/take-number.ts';
import { type Alert, alertOf, columnsOf, engineAlertOf, openStates } from './alert-rows.ts';
import { AlertWatch, type TellFiring } from './alert-watch.ts';
import type { AlertEngine } from './engine/engine.ts';
import { gridPerSecond } from './engine/moves.ts';
import type { LiquidationPoint } from './engine/watches.ts';
import { listFirings } from './firings.ts';
import { type AlertTerms, areWhole, expiryOf, presentOf, watchesOf } from './terms.ts';

/** The owner of alerts; `accountId` is the account at the exchange. */
interface AlertOwner {
  readonly userId: number;
  readonly accountId: number;
}

/** Reasons not to let an alert begin. */
type AlertRefusal = 'alert_invalid' | 'alert_met' | 'alerts_full' | 'index_stale';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly tell: TellFiring;
  readonly whenTold: () => void;
}

/** Firings are kept as long as notices are, and no more of a user than these. */
const firingsMs = 180 * dayMs;
const firingsMax = 500;
/** Alerts that have ended can be set again for this long. */
const endedMs = 30 * dayMs;

/** The alerts of all users: their rows, and the watch that fires them. One process of an installation has the watch. */
export class Alerts {
  readonly watch: AlertWatch;
  readonly #parts: Parts;
  /** Grows with each change of a user's alerts, for those who show them. */
  readonly #versions = new Map<number, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
    const { db, tell, whenTold } = parts;
    this.watch = new AlertWatch({ db, tell, whenTold, whenChanged: (userId) => this.#changed(userId) });
  }

  /** The alerts of a user: those that are live or paused first, newest first. */
  async list(userId: number): Promise<readonly Alert[]> {
    const rows = await this.#parts.db
      .selectFrom('alerts')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute();
    const alerts = rows.map(alertOf);
    const isOpen = ({ state }: Alert) => openStates.includes(state);
    return [...alerts.filter(isOpen), ...alerts.filter((alert) => !isOpen(alert))];
  }

  /** The firings of a user, newest first. */
  firings(userId: number, page: { readonly page: number; readonly limit: number }) {
    return listFirings(this.#parts.db, userId, page);
  }

  /** The user of an account at the exchange; 0 when it is nobody's. */
  async userOf(accountId: number): Promise<number> {
    const user = await this.#parts.db
      .selectFrom('users')
      .select('id')
      .where('exchange_account_id', '=', accountId)
      .executeTakeFirst();
    return user?.id ?? 0;
  }

  /** Changes with each change of a user's alerts; it means nothing else. */
  versionOf(userId: number): number {
    return this.#versions.get(userId) ?? 0;
  }

  /**
   * Begins an alert from the last tick on. One whose condition is met is refused with the present figure. The same
   * again while it is live gives the first one. `points`: the owner's positions, of an alert of liquidation.
   */
  set(
    owner: AlertOwner,
    terms: AlertTerms,
    points: readonly LiquidationPoint[] = [],
  ): Promise<Outcome<{ readonly alertId: number }, AlertRefusal>> {
    return this.watch.change(async (engine) => {
      const refusal = refusalOf(engine, terms, points);
      if (refusal !== undefined) return refusal;
      const found = await this.#write(owner, async (tx) => {
        const open = await openAlerts(tx, owner);
        const same = open.find((alert) => alert.state === 'live' && areSame(alert, terms));
        if (same !== undefined) return done({ alertId: same.alertId, isNew: false });
        if (open.length >= alertsMax) return reject('alerts_full');
        const alertId = await takeNumber(tx, 'alerts');
        const nowMs = this.#parts.clock();
        const started = { created_at_ms: nowMs, fired: 0, last_fired_at_ms: null };
        await tx
          .insertInto('alerts')
          .values({ id: alertId, ...startOf(owner, terms, points, nowMs), ...started })
          .execute();
        return done({ alertId, isNew: true });
      });
      if (!found.ok) return found;
      const { alertId, isNew } = found.value;
      if (isNew) await this.#enter(owner, alertId, engine);
      return done({ alertId });
    });
  }

  /** Gives an alert other terms, or the same ones again, under which it begins from the last tick on. */
  restart(
    owner: AlertOwner,
    alertId: number,
    given: AlertTerms | 'same',
    points: readonly LiquidationPoint[] = [],
  ): Promise<Outcome<{ readonly alertId: number }, AlertRefusal | 'alert_not_found'>> {
    return this.watch.change(async (engine) => {
      const [own, open] = await Promise.all([this.#own(owner, alertId), openAlerts(this.#parts.db, owner)]);
      if (own === undefined) return reject('alert_not_found');
      const alert = alertOf(own);
      const terms = given === 'same' ? alert : given;
      const refusal = refusalOf(engine, terms, points);
      if (refusal !== undefined) return refusal;
      if (!openStates.includes(alert.state) && open.length >= alertsMax) return reject('alerts_full');
      await this.#write(owner, (tx) =>
        tx
          .updateTable('alerts')
          .set(startOf(owner, terms, points, this.#parts.clock()))
          .where('id', '=', alertId)
          .execute(),
      );
      this.watch.forget(owner.accountId, alertId);
      await this.#enter(owner, alertId, engine);
      return done({ alertId });
    });
  }

  /** Pauses a live alert; one that is not live stays as it is. */
  pause(owner: AlertOwner, alertId: number): Promise<Outcome<{ readonly alertId: number }, 'alert_not_found'>> {
    return this.watch.change(async () => {
      const own = await this.#own(owner, alertId);
      if (own === undefined) return reject('alert_not_found');
      await this.#write(owner, (tx) =>
        tx
          .updateTable('alerts')
          .set({ state: 'paused', changed_at_ms: this.#parts.clock() })
          .where('id', '=', alertId)
          .where('state', '=', 'live')
          .execute(),
      );
      this.watch.forget(owner.accountId, alertId);
      return done({ alertId });
    });
  }

  /** Takes an alert away; its firings stay on record. */
  remove(owner: AlertOwner, alertId: number): Promise<Outcome<{ readonly alertId: number }, 'alert_not_found'>> {
    return this.watch.change(async () => {
      if ((await this.#own(owner, alertId)) === undefined) return reject('alert_not_found');
      await this.#write(owner, (tx) => tx.deleteFrom('alerts').where('id', '=', alertId).execute());
      this.watch.forget(owner.accountId, alertId);
      return done({ alertId });
    });
  }

  /** The terms of one alert; undefined when it is not the user's. */
  async find(owner: AlertOwner, alertId: number): Promise<Alert | undefined> {
    const own = await this.#own(owner, alertId);
    return own === undefined ? undefined : alertOf(own);
  }

  /** Ends what has expired, and deletes what is old. Nothing happens while the watch is not open. */
  async tidy(): Promise<void> {
    const { db, clock } = this.#parts;
    if (!this.watch.isOpen) return;
    const nowMs = clock();
    await this.watch.change(async () => {
      const expired = await inTransaction(db, { lock: 'alerts' }, async (tx) => {
        await this.watch.keepPlace(tx);
        return tx
          .updateTable('alerts')
          .set({ state: 'expired', changed_at_ms: nowMs })
          .where('state', 'in', [...openStates])
          .where('expires_at_ms', '<=', nowMs)
          .returning(['id', 'account_id', 'user_id'])
          .execute();
      });
      for (const { id, account_id, user_id } of expired) {
        this.watch.forget(account_id, id);
        this.#changed(user_id);
      }
    });
    await db
      .deleteFrom('alerts')
      .where('state', 'not in', [...openStates])
      .where('changed_at_ms', '<', nowMs - endedMs)
      .where(({ or, eb }) => or([eb('last_fired_at_ms', 'is', null), eb('last_fired_at_ms', '<', nowMs - endedMs)]))
      .execute();
    const oldest = Math.floor(((nowMs - firingsMs) / 1_000) * gridPerSecond);
    await db.deleteFrom('alert_firings').where('grid_index', '<', oldest).execute();
    await this.#deleteSurplus();
  }

  async #deleteSurplus(): Promise<void> {
    const { db } = this.#parts;
    const many = await db
      .selectFrom('alert_firings')
      .select('user_id')
      .groupBy('user_id')
      .having((row) => row.fn.countAll(), '>', firingsMax)
      .execute();
    for (const { user_id } of many) {
      const kept = await db
        .selectFrom('alert_firings')
        .select('id')
        .where('user_id', '=', user_id)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(firingsMax - 1)
        .executeTakeFirst();
      if (kept === undefined) continue;
      await db.deleteFrom('alert_firings').where('user_id', '=', user_id).where('id', '<', kept.id).execute();
    }
  }

  async #own({ userId }: AlertOwner, alertId: number): Promise<Selectable<AlertTableRow> | undefined> {
    return this.#parts.db
      .selectFrom('alerts')
      .selectAll()
      .where('id', '=', alertId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
  }

  /** Puts an alert of the user's into the engine as it is written. */
  async #enter(owner: AlertOwner, alertId: number, engine: AlertEngine): Promise<void> {
    const row = await this.#own(owner, alertId);
    if (row === undefined) return;
    const alert = alertOf(row);
    engine.add(engineAlertOf(alert));
    if (alert.kind === 'liquidation') this.watch.watchPositions(owner.accountId, alertId);
  }

  /** Writes a change together with the place in the journal it is made at. */
  async #write<T>({ userId }: AlertOwner, work: (tx: Kysely<PlatformTables>) => Promise<T>): Promise<T> {
    const result = await inTransaction(this.#parts.db, { lock: ['alerts', `user ${userId}`] }, async (tx) => {
      await this.watch.keepPlace(tx);
      return work(tx);
    });
    this.#changed(userId);
    return result;
  }

  #changed(userId: number): void {
    this.#versions.set(userId, this.versionOf(userId) + 1);
  }
}

function refusalOf(engine: AlertEngine, terms: AlertTerms, points: readonly LiquidationPoint[]) {
  if (!areWhole(terms)) return reject('alert_invalid');
  if (terms.pairId !== undefined && engine.priceOf(terms.pairId) === undefined) return reject('index_stale');
  const met = watchesOf(terms, points).find((watch) => engine.isReached(watch));
  return met === undefined ? undefined : rejectBecause('alert_met', presentOf(engine, met));
}

/** The columns of an alert that begins. */
function startOf(owner: AlertOwner, terms: AlertTerms, points: readonly LiquidationPoint[], nowMs: number) {
  return {
    user_id: owner.userId,
    account_id: owner.accountId,
    ...columnsOf(terms),
    state: 'live',
    watches: JSON.stringify(watchesOf(terms, points)),
    changed_at_ms: nowMs,
    expires_at_ms: expiryOf(terms, nowMs) ?? null,
  };
}

async function openAlerts(db: Kysely<PlatformTables>, { userId }: AlertOwner): Promise<readonly Alert[]> {
  const rows = await db
    .selectFrom('alerts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', [...openStates])
    .execute();
  return rows.map(alertOf);
}

/** True when nothing but its end may differ. */
function areSame(alert: Alert, terms: AlertTerms): boolean {
  return (['kind', 'pairId', 'price', 'share', 'seconds', 'repeats', 'note'] as const).every(
    (name) => alert[name] === terms[name],
  );
}
