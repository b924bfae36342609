import type { AccountId, AssetId } from '@candor/exchange';
import type { InvitationState, InvitationSuspicion } from '@candor/exchange/rules';
import type { Atoms } from '@candor/money';
import type { Selectable } from 'kysely';
import { atomsOf, withoutNulls } from '../queries/amounts.ts';
import type { ReadSchema } from '../schema/index.ts';

/** Somebody who came by somebody. */
export interface FriendRecord {
  readonly accountId: AccountId;
  readonly inviterId: AccountId;
  readonly state: InvitationState;
  readonly suspicions: readonly InvitationSuspicion[];
  readonly boundAtMs: number;
  readonly endsAtMs?: number;
  readonly changedAtMs: number;
  /** The sums that the inviter has got by them, by asset. */
  readonly earned: readonly { readonly assetId: AssetId; readonly amount: Atoms }[];
}

export function friendRecord(
  row: Selectable<ReadSchema['invitations']>,
  sums: readonly Selectable<ReadSchema['rebate_friends']>[],
): FriendRecord {
  return {
    accountId: row.account_id,
    inviterId: row.inviter_id,
    state: row.state,
    suspicions: row.suspicions.split(' ').filter((word): word is InvitationSuspicion => word !== ''),
    boundAtMs: row.bound_at_ms,
    ...withoutNulls({ endsAtMs: row.ends_at_ms }),
    changedAtMs: row.changed_at_ms,
    earned: sums
      .filter(({ account_id }) => account_id === row.account_id)
      .sort((a, b) => a.asset_id - b.asset_id)
      .map(({ asset_id, sum_atoms }) => ({ assetId: asset_id, amount: atomsOf(sum_atoms) })),
  };
}
