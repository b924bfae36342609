import type { DualPurchaseId } from '@candor/exchange';
import { dualPurchaseFields, dualResultFields } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowFiller, rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { dualPurchasesList } from '../lists.ts';
import { dualPurchases } from '../tables/dual.ts';

type PurchaseRow = RowOf<typeof dualPurchases>;

const boughtRow = rowMaker(dualPurchases, dualPurchaseFields);
const fillResult = rowFiller(dualResultFields);

/** Dual investments from purchase to result, and the ticks that decided them. */
export const dualProjector: ProjectorMaker = (store) => {
  const changed = new Map<DualPurchaseId, PurchaseRow>();

  function change(purchaseId: DualPurchaseId): PurchaseRow {
    const row = changed.get(purchaseId) ?? store.dual_purchases.find(purchaseId);
    assert(row !== undefined, 'a purchase is made before anything else happens to it');
    changed.set(purchaseId, row);
    return row;
  }

  function count(row: PurchaseRow, by: 1 | -1): void {
    store.counter.add(dualPurchasesList, row.account_id, { kind: row.status }, by);
  }

  return {
    handlers: {
      'dual.bought'(event) {
        const row = boughtRow(event, { status: 'running', bought_at_ms: event.boughtAtMs });
        changed.set(event.purchaseId, row);
        count(row, 1);
      },
      'dual.reinvest_set'({ purchaseId, reinvest }) {
        change(purchaseId).interest_min_ppm = reinvest?.interestMin ?? null;
      },
      'dual.window_closed'({ pairId, maturesAtMs, windowMs, samples }, { atMs }) {
        const window = { pair_id: pairId, matures_at_ms: maturesAtMs, window_ms: windowMs };
        store.dual_windows.insert({ ...window, at_ms: atMs });
        for (const { gridIndex, price } of samples) {
          store.dual_samples.insert({ ...window, grid_index: gridIndex, price });
        }
      },
      'dual.settled'(event) {
        const row = change(event.purchaseId);
        count(row, -1);
        row.status = event.result === 'void' ? 'fail' : 'success';
        count(row, 1);
        fillResult(row, event);
        row.settled_at_ms = event.atMs;
      },
      'dual.reinvest_refused'({ purchaseId, reason }) {
        change(purchaseId).reinvest_refusal = reason;
      },
    },
    flush() {
      for (const row of changed.values()) store.dual_purchases.upsert(row);
      changed.clear();
    },
  };
};
