import type { AlertKind, AlertState } from '@candor/api';
import type { Ppm } from '@candor/money';
import type { Insertable, Selectable } from 'kysely';
import type { AlertTableRow } from '../database/alert-tables.ts';
import type { EngineAlert } from './engine/engine.ts';
import type { Watch } from './engine/watches.ts';
import { maybePrice } from './firings.ts';
import type { AlertTerms } from './terms.ts';

export interface Alert extends AlertTerms {
  readonly alertId: number;
  readonly state: AlertState;
  /** Of all things that fire it. */
  readonly watches: readonly Watch[];
  readonly createdAtMs: number;
  readonly expiresAtMs?: number | undefined;
  readonly lastFiredAtMs?: number | undefined;
  readonly fired: number;
}

/** States in which an alert counts for the limit and may go on. */
export const openStates: readonly AlertState[] = ['live', 'paused'];

export function alertOf(row: Selectable<AlertTableRow>): Alert {
  return {
    alertId: row.id,
    kind: row.kind as AlertKind,
    pairId: row.pair_id ?? undefined,
    price: maybePrice(row.price),
    share: (row.share_ppm ?? undefined) as Ppm | undefined,
    seconds: row.seconds ?? undefined,
    repeats: row.repeats === 1,
    days: row.days,
    note: row.note,
    state: row.state as AlertState,
    watches: JSON.parse(row.watches) as Watch[],
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms ?? undefined,
    lastFiredAtMs: row.last_fired_at_ms ?? undefined,
    fired: row.fired,
  };
}

export function engineAlertOf({ alertId, watches, repeats, expiresAtMs, lastFiredAtMs }: Alert): EngineAlert {
  return { alertId, watches, repeats, expiresAtMs, lastFiredAtMs };
}

/** The columns of the terms. */
export function columnsOf(
  terms: AlertTerms,
): Pick<
  Insertable<AlertTableRow>,
  'kind' | 'pair_id' | 'price' | 'share_ppm' | 'seconds' | 'repeats' | 'days' | 'note'
> {
  return {
    kind: terms.kind,
    pair_id: terms.pairId ?? null,
    price: terms.price ?? null,
    share_ppm: terms.share ?? null,
    seconds: terms.seconds ?? null,
    repeats: terms.repeats ? 1 : 0,
    days: terms.days,
    note: terms.note,
  };
}
