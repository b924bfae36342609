import type { AccountId, Direction, PairId } from '@candor/exchange';
import { atoms, whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** The open contracts of an account in one direction of a pair, at the end of each UTC day on which they changed. */
export const dailyContracts = table(
  'daily_contracts',
  {
    account_id: whole<AccountId>(),
    pair_id: whole<PairId>(),
    direction: word<Direction>(),
    /** Days since 1970. */
    day: whole(),
    /** In hundredths of a lot. */
    lots: whole(),
    /** Σ lots × entry price. */
    entry_weight_atoms: atoms(),
  },
  ['account_id', 'pair_id', 'direction', 'day'],
);
