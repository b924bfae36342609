import { withdrawalFields, withdrawalStateFields } from '@candor/exchange/rules';
import type { AccountId, AssetId, ClaimId, DepositId, DepositStatus, RailId, WithdrawalId } from '@candor/exchange';
import { atoms, optional, whole, word } from '../../schema/column.ts';
import { columnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** A payment that was seen on a chain, or one that a user claims to have made. */
export type DepositKind = 'chain' | 'claim';

/** `open`: undecided. `proposed`: decided by the first of two operators. The last two are final. */
const claimStatuses = ['open', 'proposed', 'credited', 'refused'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** Payments on chains and claims in one list: for users both are money on its way in. */
export const deposits = table(
  'deposits',
  {
    kind: word<DepositKind>(),
    /** Of its kind: the deposit's number, or the claim's. */
    number: whole<DepositId | ClaimId>(),
    account_id: whole<AccountId>(),
    rail_id: whole<RailId>(),
    asset_id: whole<AssetId>(),
    amount_atoms: atoms(),
    status: word<DepositStatus | ClaimStatus>(),
    /** Of a payment on a chain: hex of its transaction, its place in it, and the block in which it was last seen. */
    transaction_hex: optional(word()),
    transaction_index: optional(whole()),
    height: optional(whole()),
    kept_at_ms: optional(whole()),
    /** Of a claim: the credited amount, or the finding of the first of two operators. */
    received_atoms: optional(atoms()),
    /** A list of names as JSON. */
    operators: word(),
    /** The place of its first fact. */
    sequence: whole(),
    event_index: whole(),
    begun_at_ms: whole(),
    ended_at_ms: optional(whole()),
  },
  ['kind', 'number'],
  { on: ['account_id', 'sequence', 'event_index'] },
  { on: ['account_id', 'asset_id', 'sequence', 'event_index'] },
  { on: ['rail_id', 'transaction_hex', 'transaction_index', 'number'], where: 'transaction_hex is not null' },
);

/** Every withdrawal in its present state. */
export const withdrawals = table(
  'withdrawals',
  {
    ...columnsOf(withdrawalFields),
    ...columnsOf(withdrawalStateFields),
    requested_at_ms: whole(),
    ended_at_ms: optional(whole()),
  },
  ['withdrawal_id'],
  { on: ['account_id', 'withdrawal_id'] },
  { on: ['account_id', 'asset_id', 'withdrawal_id'] },
  { on: ['rail_id', 'transaction_hex'], where: 'transaction_hex is not null' },
);

/** Every state a withdrawal has been in, the request being the first. */
export const withdrawalSteps = table(
  'withdrawal_steps',
  {
    withdrawal_id: whole<WithdrawalId>(),
    sequence: whole(),
    event_index: whole(),
    ...columnsOf(withdrawalStateFields),
    /** A list of names as JSON. */
    operators: word(),
    at_ms: whole(),
  },
  ['withdrawal_id', 'sequence', 'event_index'],
);
