import type { AccountId, AssetId } from '@candor/exchange';
import type { CorrectionReason } from '@candor/exchange/rules';
import { atoms, whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** Every correction of a balance. */
export const corrections = table(
  'corrections',
  {
    sequence: whole(),
    event_index: whole(),
    proposal_id: whole(),
    from_account_id: whole<AccountId>(),
    to_account_id: whole<AccountId>(),
    asset_id: whole<AssetId>(),
    amount_atoms: atoms(),
    /** Sequence of the record that was wrong. */
    corrects: whole(),
    reason: word<CorrectionReason>(),
    /** Proposer and confirmer, as JSON. */
    operators: word(),
    at_ms: whole(),
  },
  ['sequence', 'event_index'],
);
