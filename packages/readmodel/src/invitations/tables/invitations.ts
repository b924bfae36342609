import type { AccountId, AssetId } from '@candor/exchange';
import type { InvitationState, SharedFee } from '@candor/exchange/rules';
import { atoms, optional, whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** Everybody who came by somebody. */
export const invitations = table(
  'invitations',
  {
    /** The friend's. */
    account_id: whole<AccountId>(),
    inviter_id: whole<AccountId>(),
    state: word<InvitationState>(),
    /** Words with spaces between them; empty without any. */
    suspicions: word(),
    bound_at_ms: whole(),
    ends_at_ms: optional(whole()),
    /** The last time that it was held or decided. */
    changed_at_ms: whole(),
  },
  ['account_id'],
  { on: ['inviter_id', 'account_id'] },
  { on: ['state', 'account_id'] },
);

/** Every fee that was shared. */
export const rebates = table(
  'rebates',
  {
    sequence: whole(),
    event_index: whole(),
    account_id: whole<AccountId>(),
    inviter_id: whole<AccountId>(),
    asset_id: whole<AssetId>(),
    fee_kind: word<SharedFee>(),
    fee_atoms: atoms(),
    friend_atoms: atoms(),
    inviter_atoms: atoms(),
    at_ms: whole(),
  },
  ['sequence', 'event_index'],
  { on: ['inviter_id', 'sequence', 'event_index'] },
);

/** The sums of an account's rebates by month: as an inviter, and as a friend. */
export const rebateMonths = table(
  'rebate_months',
  {
    account_id: whole<AccountId>(),
    side: word<RebateSide>(),
    /** 202611 is November 2026, in UTC. */
    month: whole(),
    asset_id: whole<AssetId>(),
    rebates: whole(),
    sum_atoms: atoms(),
  },
  ['account_id', 'side', 'month', 'asset_id'],
);
export type RebateSide = 'inviter' | 'friend';

/** The sums that an inviter has got by one friend. */
export const rebateFriends = table(
  'rebate_friends',
  {
    account_id: whole<AccountId>(),
    asset_id: whole<AssetId>(),
    rebates: whole(),
    sum_atoms: atoms(),
  },
  ['account_id', 'asset_id'],
);
