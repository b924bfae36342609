import type { AccountId, AssetId, LockedDepositId } from '@candor/exchange';
import { lockedDepositFields, lockedEndFields } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowFiller, rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { lockedDepositsList, lockedDividendsList } from '../lists.ts';
import { lockedDeposits } from '../tables/locked.ts';

type DepositRow = RowOf<typeof lockedDeposits>;

const madeRow = rowMaker(lockedDeposits, lockedDepositFields);
const fillEnd = rowFiller(lockedEndFields);

/** Deposits of locked mining from purchase to end, with each of their dividends. */
export const lockedProjector: ProjectorMaker = (store) => {
  const changed = new Map<LockedDepositId, DepositRow>();

  function change(depositId: LockedDepositId): DepositRow {
    const row = changed.get(depositId) ?? store.locked_deposits.find(depositId);
    assert(row !== undefined, 'a deposit is made before anything else happens to it');
    changed.set(depositId, row);
    return row;
  }

  function count(row: DepositRow, by: 1 | -1): void {
    store.counter.add(lockedDepositsList, row.account_id, { kind: row.status }, by);
  }

  function addTotals(accountId: AccountId, assetId: AssetId, earned: bigint, penalty: bigint): void {
    const totals = store.locked_totals.find(accountId, assetId) ?? {
      account_id: accountId,
      asset_id: assetId,
      earned_atoms: 0n,
      penalties_atoms: 0n,
    };
    totals.earned_atoms += earned;
    totals.penalties_atoms += penalty;
    store.locked_totals.upsert(totals);
  }

  return {
    handlers: {
      'locked.deposited'(event) {
        const row = madeRow(event, { status: 'running', days_paid: 0, made_at_ms: event.madeAtMs });
        changed.set(event.depositId, row);
        count(row, 1);
      },
      'locked.dividend_paid'({ depositId, accountId, assetId, day, amount, atMs }) {
        change(depositId).days_paid = day;
        const dividend = { deposit_id: depositId, day, account_id: accountId, asset_id: assetId };
        store.locked_dividends.insert({ ...dividend, amount_atoms: amount, at_ms: atMs });
        store.counter.add(lockedDividendsList, accountId, {}, 1);
        addTotals(accountId, assetId, amount, 0n);
      },
      'locked.ended'(event) {
        const row = change(event.depositId);
        count(row, -1);
        row.status = 'ended';
        count(row, 1);
        fillEnd(row, event);
        row.ended_at_ms = event.atMs;
        if (event.penalty > 0n) addTotals(event.accountId, event.assetId, 0n, event.penalty);
      },
      'locked.renewal_set'({ depositId, renewal }) {
        change(depositId).renewal = renewal;
      },
      'locked.renewal_refused'({ depositId, reason }) {
        change(depositId).renewal_refusal = reason;
      },
    },
    flush() {
      for (const row of changed.values()) store.locked_deposits.upsert(row);
      changed.clear();
    },
  };
};
