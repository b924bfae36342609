import { dayOf } from '@candor/kernel';
import { type AccountId, type EventOf, firstUserAccount, house } from '@candor/exchange';
import type { Place, ProjectorMaker } from '../../projection/projector.ts';
import type { balances, dailyBalances } from '../tables/ledger.ts';
import type { RowOf } from '../../schema/table.ts';
import { entriesList } from '../lists.ts';

type Posting = EventOf<'ledger.posted'>;
type Line = Posting['lines'][number];

/** Users have statements, and so has the insurance fund, which is everybody's to read. */
function hasStatement(accountId: AccountId): boolean {
  return accountId >= firstUserAccount || accountId === house.insurance;
}

/** Statements, and the balances of everybody, now and at the end of each day. */
export const ledgerProjector: ProjectorMaker = (store) => {
  const changedBalances = new Map<string, RowOf<typeof balances>>();
  const changedDays = new Map<string, RowOf<typeof dailyBalances>>();
  let lastEntryId = store.largest('ledger_entries', 'entry_id');

  function keepBalance(line: Line, atMs: number): void {
    const wallet = { account_id: line.accountId, wallet_type: line.walletType, asset_id: line.assetId };
    const key = `${line.accountId}/${line.walletType}/${line.assetId}`;
    const day = dayOf(atMs);
    changedBalances.set(key, {
      ...wallet,
      available_atoms: line.availableAfter,
      frozen_atoms: line.frozenAfter,
    });
    changedDays.set(`${key}/${day}`, { ...wallet, day, total_atoms: line.availableAfter + line.frozenAfter });
  }

  function writeEntry(line: Line, reference: number, { sequence, atMs }: Place): void {
    lastEntryId += 1;
    store.ledger_entries.insert({
      entry_id: lastEntryId,
      account_id: line.accountId,
      wallet_type: line.walletType,
      asset_id: line.assetId,
      kind: line.kind,
      available_atoms: line.available,
      frozen_atoms: line.frozen,
      available_after_atoms: line.availableAfter,
      frozen_after_atoms: line.frozenAfter,
      reference,
      sequence,
      at_ms: atMs,
    });
    store.counter.add(entriesList, line.accountId, {
      wallet_type: line.walletType,
      asset_id: line.assetId,
      kind: line.kind,
    });
  }

  return {
    handlers: {
      'ledger.posted'(event, place) {
        for (const line of event.lines) {
          keepBalance(line, place.atMs);
          if (hasStatement(line.accountId)) writeEntry(line, event.reference, place);
        }
      },
    },
    flush() {
      for (const row of changedBalances.values()) store.balances.upsert(row);
      for (const row of changedDays.values()) store.daily_balances.upsert(row);
      changedBalances.clear();
      changedDays.clear();
    },
  };
};
