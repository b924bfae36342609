import type { OptionId } from '@candor/exchange';
import { optionFields, optionResultFields } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { options, type OptionStatus } from '../tables/options.ts';
import { rowFiller, rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { optionTermsHandlers } from '../option-terms-handlers.ts';
import { optionsList } from '../lists.ts';

type OptionRow = RowOf<typeof options>;

const boughtRow = rowMaker(options, optionFields);
const fillResult = rowFiller(optionResultFields);

/** Timed options from purchase to result, and the ticks that decided them. */
export const optionsProjector: ProjectorMaker = (store) => {
  const changed = new Map<OptionId, OptionRow>();

  function change(optionId: OptionId): OptionRow {
    const row = changed.get(optionId) ?? store.options.find(optionId);
    assert(row !== undefined, 'an option is bought before anything else happens to it');
    changed.set(optionId, row);
    return row;
  }

  function count(row: OptionRow, by: 1 | -1): void {
    store.counter.add(optionsList, row.account_id, { pair_id: row.pair_id, kind: row.status }, by);
  }

  function setStatus(row: OptionRow, status: OptionStatus): void {
    count(row, -1);
    row.status = status;
    count(row, 1);
  }

  return {
    handlers: {
      ...optionTermsHandlers(store),
      'options.bought'(event, { atMs }) {
        const row = boughtRow(event, { status: 'waiting', bought_at_ms: atMs });
        changed.set(event.optionId, row);
        count(row, 1);
      },
      'options.struck'(event) {
        const row = change(event.optionId);
        setStatus(row, 'running');
        row.strike_grid = event.gridIndex;
        row.strike_price = event.strike;
        row.expiry_grid = event.expiryGrid;
      },
      'options.window_closed'({ pairId, expiryGrid, windowSize, samples }, { atMs }) {
        const window = { pair_id: pairId, expiry_grid: expiryGrid, window_size: windowSize };
        store.option_windows.insert({ ...window, at_ms: atMs });
        for (const { gridIndex, price } of samples) {
          store.option_samples.insert({ ...window, grid_index: gridIndex, price });
        }
      },
      'options.settled'(event, { atMs }) {
        const row = change(event.optionId);
        setStatus(row, 'settled');
        fillResult(row, event);
        row.settled_at_ms = atMs;
        const totals = store.option_totals.find(event.accountId, event.pairId, row.seconds) ?? {
          account_id: event.accountId,
          pair_id: event.pairId,
          seconds: row.seconds,
          won: 0,
          lost: 0,
          refunded: 0,
          void: 0,
          staked_atoms: 0n,
          paid_atoms: 0n,
        };
        totals[event.result] += 1;
        totals.staked_atoms += event.stake;
        totals.paid_atoms += event.paid;
        store.option_totals.upsert(totals);
      },
    },
    flush() {
      for (const row of changed.values()) store.options.upsert(row);
      changed.clear();
    },
  };
};
