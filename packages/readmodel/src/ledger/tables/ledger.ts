import type { AccountId, AssetId, EntryKind, WalletType } from '@candor/exchange';
import { atoms, whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** Lines of the statements of users and of `insurance`. The house's other accounts are kept as balances only. */
export const ledgerEntries = table(
  'ledger_entries',
  {
    /** Counts up from 1 in the order of the journal. */
    entry_id: whole(),
    account_id: whole<AccountId>(),
    wallet_type: word<WalletType>(),
    asset_id: whole<AssetId>(),
    kind: word<EntryKind>(),
    available_atoms: atoms(),
    frozen_atoms: atoms(),
    available_after_atoms: atoms(),
    frozen_after_atoms: atoms(),
    /** The order, trade, quote, ticket or option; 0 when the command is the whole cause. */
    reference: whole(),
    sequence: whole(),
    at_ms: whole(),
  },
  ['entry_id'],
  // Time never goes back: by time and by number are the same order. Lists of more than one wallet merge those of each.
  { on: ['account_id', 'wallet_type', 'asset_id', 'at_ms', 'entry_id'] },
);

/** The present balance of every wallet, the house's included. */
export const balances = table(
  'balances',
  {
    account_id: whole<AccountId>(),
    wallet_type: word<WalletType>(),
    asset_id: whole<AssetId>(),
    available_atoms: atoms(),
    frozen_atoms: atoms(),
  },
  ['account_id', 'wallet_type', 'asset_id'],
);

/** Available and frozen together at the end of each UTC day on which the wallet changed. */
export const dailyBalances = table(
  'daily_balances',
  {
    account_id: whole<AccountId>(),
    wallet_type: word<WalletType>(),
    asset_id: whole<AssetId>(),
    /** Days since 1970. */
    day: whole(),
    total_atoms: atoms(),
  },
  ['account_id', 'wallet_type', 'asset_id', 'day'],
);
