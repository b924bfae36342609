import { dayOf } from '@candor/kernel';
import { type AccountId, type EventOf, firstUserAccount, house, walletTypes } from '@candor/exchange';
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

/** One number per wallet. */
function walletKey({ accountId, walletType, assetId }: Line): number {
  return (accountId * walletTypes.length + walletTypes.indexOf(walletType)) * 4_096 + assetId;
}

/** Statements, and the balances of everybody, now and at the end of each day. */
export const ledgerProjector: ProjectorMaker = (store) => {
  const changed = new Map<number, { balance: RowOf<typeof balances>; day: RowOf<typeof dailyBalances> }>();
  let lastEntryId = store.largest('ledger_entries', 'entry_id');

  function keepBalance(line: Line, atMs: number): void {
    const { accountId: account_id, walletType: wallet_type, assetId: asset_id, availableAfter, frozenAfter } = line;
    const key = walletKey(line);
    const day = dayOf(atMs);
    const known = changed.get(key);
    if (known === undefined) {
      changed.set(key, {
        balance: { account_id, wallet_type, asset_id, available_atoms: availableAfter, frozen_atoms: frozenAfter },
        day: { account_id, wallet_type, asset_id, day, total_atoms: availableAfter + frozenAfter },
      });
      return;
    }
    known.balance.available_atoms = availableAfter;
    known.balance.frozen_atoms = frozenAfter;
    if (known.day.day !== day) {
      store.daily_balances.upsert(known.day);
      known.day = { ...known.day, day };
    }
    known.day.total_atoms = availableAfter + frozenAfter;
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
      for (const { balance, day } of changed.values()) {
        store.balances.upsert(balance);
        store.daily_balances.upsert(day);
      }
      changed.clear();
    },
  };
};
