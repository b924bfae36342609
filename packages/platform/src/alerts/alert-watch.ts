import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Fault } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { JournalPlace } from '../post-box/journal-news.ts';
import { alertOf, engineAlertOf } from './alert-rows.ts';
import { AlertEngine, type Firing, type Tick } from './engine/engine.ts';
import type { LiquidationPoint, Watch } from './engine/watches.ts';
import { type AlertFiring, recordFiring } from './firings.ts';
import { liquidationWatches } from './terms.ts';

/** Tells the owner of a firing, in the transaction that records it. */
export type TellFiring = (tx: Kysely<PlatformTables>, userId: number, firing: AlertFiring) => Promise<void>;

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly tell: TellFiring;
  /** Called when tellings were committed. */
  readonly whenTold: () => void;
  /** Called when anything of a user's alerts has changed. */
  readonly whenChanged: (userId: number) => void;
}

const reader = 'alerts';
/** The place is kept with every firing and every change by a user, and in between at least this often. */
const keepEvery = 1_000;
/** Firings of one transaction: it has the platform's only connection to itself. */
const togetherMax = 100;
/** The time that a change waits for a start. */
const patienceMs = 5_000;

/**
 * The engine with its place in the journal. All that moves either of them is done one after another: the place on disk
 * is never before a firing or a change of an alert, so a start that looks again at every tick since fires what is left
 * and nothing twice.
 */
export class AlertWatch {
  readonly #parts: Parts;
  #engine = new AlertEngine();
  #isOpen = false;
  #place: JournalPlace = { journal: '', sequence: 0 };
  #kept = 0;
  #last: Promise<unknown> = Promise.resolve();
  readonly #forOpen: (() => void)[] = [];
  /** The accounts of live alerts of liquidation, with those alerts. */
  readonly #positions = new Map<number, Set<number>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** False before it is opened, and after a failure, from which only a new beginning leads on. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The place on disk; undefined before the first one. */
  async place(): Promise<JournalPlace | undefined> {
    return this.#parts.db
      .selectFrom('journal_places')
      .select(['journal', 'sequence'])
      .where('reader', '=', reader)
      .executeTakeFirst();
  }

  /** Begins anew with empty windows, which `note` fills; nothing is looked at before `open`. */
  begin(): Promise<void> {
    return this.#inTurn(async () => {
      this.#isOpen = false;
      this.#engine = new AlertEngine();
      this.#positions.clear();
    });
  }

  /** Takes the prices of an earlier tick into the windows. */
  note(tick: Pick<Tick, 'gridIndex' | 'prices'>): void {
    this.#engine.note(tick);
  }

  /** Loads all live alerts as of a place. */
  open(place: JournalPlace): Promise<void> {
    return this.#inTurn(async () => {
      const rows = await this.#parts.db.selectFrom('alerts').selectAll().where('state', '=', 'live').execute();
      for (const row of rows) {
        this.#engine.add(engineAlertOf(alertOf(row)));
        if (row.kind === 'liquidation') this.watchPositions(row.account_id, row.id);
      }
      this.#place = place;
      this.#kept = place.sequence;
      await inTransaction(this.#parts.db, { lock: 'alerts' }, (tx) => this.#keepPlace(tx));
      this.#isOpen = true;
      for (const resolve of this.#forOpen.splice(0)) resolve();
    });
  }

  /** Looks at the ticks of the journal up to `sequence`, in order, and records what they fire. */
  look(sequence: number, ticks: readonly Tick[]): Promise<void> {
    return this.#inTurn(async () => {
      this.#requireOpen();
      const firings = ticks.flatMap((tick) => this.#engine.look(tick));
      while (firings.length > togetherMax) {
        await this.#record(firings.splice(0, togetherMax), this.#place.sequence);
        await nextTurn();
      }
      if (firings.length > 0 || sequence - this.#kept >= keepEvery) await this.#record(firings, sequence);
      this.#place = { ...this.#place, sequence };
    });
  }

  /** Puts the accounts' present liquidation prices in the place of those that their alerts wait at. */
  renew(accountId: number, points: readonly LiquidationPoint[]): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#isOpen) return;
      for (const alertId of this.#positions.get(accountId) ?? []) await this.#renewOne(alertId, points);
    });
  }

  /** The accounts whose positions any live alert is about. */
  get watchedAccounts(): ReadonlyMap<number, unknown> {
    return this.#positions;
  }

  watchPositions(accountId: number, alertId: number): void {
    const alerts = this.#positions.get(accountId) ?? new Set();
    this.#positions.set(accountId, alerts.add(alertId));
  }

  forget(accountId: number, alertId: number): void {
    this.#engine.remove(alertId);
    const alerts = this.#positions.get(accountId);
    if (alerts?.delete(alertId) === true && alerts.size === 0) this.#positions.delete(accountId);
  }

  /**
   * Does what changes alerts, with the engine as it is after the last tick that was looked at. The work's transaction
   * has to keep the place by `keepPlace`. Right after a start it waits for the engine, and throws a fault if it has to
   * wait for long.
   */
  async change<T>(work: (engine: AlertEngine) => Promise<T>): Promise<T> {
    await this.#untilOpen();
    return this.#inTurn(async () => {
      this.#requireOpen();
      return work(this.#engine);
    });
  }

  /** Keeps the place of the last tick, and what the ticks until then have changed, in the transaction of a change. */
  async keepPlace(tx: Kysely<PlatformTables>): Promise<void> {
    await this.#keepWatches(tx);
    await this.#keepPlace(tx);
    this.#kept = this.#place.sequence;
  }

  /** Ends when everything under way is recorded, and keeps the place. */
  close(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#isOpen && this.#place.sequence > this.#kept) await this.#record([], this.#place.sequence);
      this.#isOpen = false;
    });
  }

  async #untilOpen(): Promise<void> {
    if (this.#isOpen) return;
    const opened = new Promise<void>((resolve) => this.#forOpen.push(resolve));
    await Promise.race([opened, pause(patienceMs, undefined, { ref: false })]);
  }

  #requireOpen(): void {
    if (!this.#isOpen) throw new Fault('alerts_starting', 'the alerts are not looked at yet');
  }

  async #record(firings: readonly Firing[], sequence: number): Promise<void> {
    const { db, tell, whenTold, whenChanged } = this.#parts;
    const place = { ...this.#place, sequence };
    const told = new Set<number>();
    await inTransaction(db, { lock: 'alerts' }, async (tx) => {
      for (const firing of firings) {
        const alert = await tx
          .updateTable('alerts')
          .set((row) => ({
            fired: row('fired', '+', 1),
            last_fired_at_ms: firing.tick.gridIndex * 500,
            ...(firing.isLast && { state: 'fired' }),
          }))
          .where('id', '=', firing.alertId)
          .where('state', '=', 'live')
          .returningAll()
          .executeTakeFirst();
        if (alert === undefined) continue;
        const recorded = await recordFiring(tx, alert, firing);
        if (recorded === undefined) continue;
        await tell(tx, alert.user_id, recorded);
        told.add(alert.user_id);
        if (firing.isLast) this.forget(alert.account_id, alert.id);
      }
      this.#place = place;
      await this.#keepWatches(tx);
      await this.#keepPlace(tx);
    });
    this.#kept = sequence;
    if (told.size === 0) return;
    whenTold();
    for (const userId of told) whenChanged(userId);
  }

  async #renewOne(alertId: number, points: readonly LiquidationPoint[]): Promise<void> {
    const before = this.#engine.watchesOf(alertId);
    const row = await this.#parts.db.selectFrom('alerts').selectAll().where('id', '=', alertId).executeTakeFirst();
    const { share } = row === undefined ? {} : alertOf(row);
    if (before === undefined || share === undefined) return;
    const watches = liquidationWatches(points, share).map((watch) => this.#carriedOver(watch, before));
    if (JSON.stringify(watches) === JSON.stringify(before)) return;
    this.#engine.replace(alertId, watches);
    await inTransaction(this.#parts.db, { lock: 'alerts' }, (tx) => this.keepPlace(tx));
    if (row !== undefined) this.#parts.whenChanged(row.user_id);
  }

  /** A position that was told of and is still as near is not told of again because its price has shifted. */
  #carriedOver(watch: Watch, before: readonly Watch[]): Watch {
    const wasTold = before.some(
      (old) =>
        !old.isArmed &&
        old.kind === 'price' &&
        watch.kind === 'price' &&
        old.pairId === watch.pairId &&
        old.rises === watch.rises,
    );
    return wasTold && this.#engine.isReached(watch) ? { ...watch, isArmed: false } : watch;
  }

  /** Writes what ticks have armed and disarmed since the place on disk. */
  async #keepWatches(tx: Kysely<PlatformTables>): Promise<void> {
    for (const alertId of this.#engine.takeChanged()) {
      const watches = JSON.stringify(this.#engine.watchesOf(alertId) ?? []);
      await tx.updateTable('alerts').set({ watches }).where('id', '=', alertId).execute();
    }
  }

  async #keepPlace(tx: Kysely<PlatformTables>): Promise<void> {
    const place = this.#place;
    await tx
      .insertInto('journal_places')
      .values({ reader, ...place })
      .onConflict((conflict) => conflict.column('reader').doUpdateSet({ ...place }))
      .execute();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work).catch((error: unknown) => {
      // The engine may be ahead of the disk: only a new beginning brings them together.
      this.#isOpen = false;
      throw error;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}
