import type { AlertKind } from '@candor/api';
import { type Ppm, type Price, price as priceOf } from '@candor/money';
import type { Kysely, Selectable } from 'kysely';
import type { AlertFiringRow, AlertTableRow } from '../database/alert-tables.ts';
import type { PlatformTables } from '../database/tables.ts';
import { takeNumber } from '../database/take-number.ts';
import type { PriceAt } from './engine/extremes.ts';
import type { Firing } from './engine/engine.ts';

/** A firing as it is kept: the alert as it was, and the tick that everybody can look up. */
export interface AlertFiring {
  readonly firingId: number;
  readonly alertId: number;
  readonly kind: AlertKind;
  readonly pairId: number;
  readonly threshold?: Price | undefined;
  readonly share?: Ppm | undefined;
  readonly seconds?: number | undefined;
  readonly note: string;
  readonly tick: PriceAt & { readonly sequence: number };
  readonly before?: PriceAt | undefined;
  /** The way in which the price moved. */
  readonly direction: 'up' | 'down';
  /** Of a move: its size, and the tick it is measured from. */
  readonly moved?: Ppm | undefined;
  readonly reference?: PriceAt | undefined;
  /** Of a position. */
  readonly liquidationPrice?: Price | undefined;
}

/**
 * Puts a firing on record; undefined when it is there already, so that nothing is told twice. To be called in the
 * transaction that moves the place in the journal or the alert's state.
 */
export async function recordFiring(
  tx: Kysely<PlatformTables>,
  alert: Selectable<AlertTableRow>,
  { watch, tick, before, move }: Firing,
): Promise<AlertFiring | undefined> {
  const isPrice = watch.kind === 'price';
  const row = {
    id: await takeNumber(tx, 'alert_firings'),
    alert_id: alert.id,
    user_id: alert.user_id,
    kind: alert.kind,
    pair_id: watch.pairId,
    threshold_price: isPrice ? watch.price : null,
    share_ppm: alert.share_ppm,
    seconds: alert.seconds,
    note: alert.note,
    price: tick.price,
    grid_index: tick.gridIndex,
    sequence: tick.sequence,
    before_price: before?.price ?? null,
    before_grid_index: before?.gridIndex ?? null,
    direction: isPrice ? (watch.rises ? 'up' : 'down') : (move?.direction ?? 'up'),
    moved_ppm: move?.ppm ?? null,
    reference_price: move?.reference.price ?? (isPrice ? (watch.liquidationPrice ?? null) : null),
    reference_grid_index: move?.reference.gridIndex ?? null,
  };
  const written = await tx
    .insertInto('alert_firings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['alert_id', 'grid_index']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written === undefined ? undefined : firingOf(row);
}

export async function listFirings(
  db: Kysely<PlatformTables>,
  userId: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly rows: readonly AlertFiring[]; readonly total: number }> {
  const own = db.selectFrom('alert_firings').where('user_id', '=', userId);
  const { total } = await own.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows: rows.map(firingOf), total };
}

function firingOf(row: Selectable<AlertFiringRow>): AlertFiring {
  const { reference_price: reference, reference_grid_index: referenceIndex } = row;
  return {
    firingId: row.id,
    alertId: row.alert_id,
    kind: row.kind as AlertKind,
    pairId: row.pair_id,
    threshold: maybePrice(row.threshold_price),
    share: (row.share_ppm ?? undefined) as Ppm | undefined,
    seconds: row.seconds ?? undefined,
    note: row.note,
    tick: { price: priceOf(row.price), gridIndex: row.grid_index, sequence: row.sequence },
    before: priceAt(row.before_price, row.before_grid_index),
    direction: row.direction as AlertFiring['direction'],
    moved: (row.moved_ppm ?? undefined) as Ppm | undefined,
    reference: priceAt(reference, referenceIndex),
    liquidationPrice: referenceIndex === null ? maybePrice(reference) : undefined,
  };
}

function priceAt(price: number | null, gridIndex: number | null): PriceAt | undefined {
  return price === null || gridIndex === null ? undefined : { price: priceOf(price), gridIndex };
}

export function maybePrice(price: number | null): Price | undefined {
  return price === null ? undefined : priceOf(price);
}
