import { monthOf } from '../../queries/month-of.ts';
import type { AccountId, AssetId } from '@candor/exchange';
import { isSharedFee } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import type { Projector, ProjectorMaker } from '../../projection/projector.ts';
import type { RowOf } from '../../schema/table.ts';
import { friendsList, rebatesList } from '../lists.ts';
import type { invitations, RebateSide } from '../tables/invitations.ts';

type InvitationRow = RowOf<typeof invitations>;

/** Friends by their inviters, every rebate, and its sums by month and by friend. */
export const invitationsProjector: ProjectorMaker = (store): Projector => {
  function change(accountId: AccountId, atMs: number, to: (row: InvitationRow) => void): void {
    const row = store.invitations.find(accountId);
    assert(row !== undefined, 'an account is invited before anything else happens to its invitation');
    count(row, -1);
    to(row);
    row.changed_at_ms = atMs;
    count(row, 1);
    store.invitations.upsert(row);
  }

  function count({ inviter_id, state }: InvitationRow, by: 1 | -1): void {
    store.counter.add(friendsList, inviter_id, { kind: state }, by);
  }

  function addToMonth(of: AccountId, side: RebateSide, atMs: number, assetId: AssetId, amount: bigint): void {
    if (amount === 0n) return;
    const month = monthOf(atMs);
    const sums = store.rebate_months.find(of, side, month, assetId) ?? {
      account_id: of,
      side,
      month,
      asset_id: assetId,
      rebates: 0,
      sum_atoms: 0n,
    };
    sums.rebates += 1;
    sums.sum_atoms += amount;
    store.rebate_months.upsert(sums);
  }

  function addToFriend(friend: AccountId, assetId: AssetId, amount: bigint): void {
    const sums = store.rebate_friends.find(friend, assetId) ?? {
      account_id: friend,
      asset_id: assetId,
      rebates: 0,
      sum_atoms: 0n,
    };
    sums.rebates += 1;
    sums.sum_atoms += amount;
    store.rebate_friends.upsert(sums);
  }

  return {
    handlers: {
      'invitations.bound'({ accountId, inviterId, state, suspicions, endsAtMs }, { atMs }) {
        const row: InvitationRow = {
          account_id: accountId,
          inviter_id: inviterId,
          state,
          suspicions: suspicions.join(' '),
          bound_at_ms: atMs,
          ends_at_ms: endsAtMs ?? null,
          changed_at_ms: atMs,
        };
        store.invitations.upsert(row);
        count(row, 1);
      },
      'invitations.held'({ accountId, suspicion }, { atMs }) {
        change(accountId, atMs, (row) => {
          row.state = 'held';
          row.suspicions = [...row.suspicions.split(' ').filter(Boolean), suspicion].join(' ');
        });
      },
      'invitations.decided'({ accountId, state }, { atMs }) {
        change(accountId, atMs, (row) => {
          row.state = state;
        });
      },
      'invitations.rebated'(event, { sequence, index, atMs }) {
        const { accountId, inviterId, assetId, feeKind, fee, friendPart, inviterPart } = event;
        assert(isSharedFee(feeKind), 'only fees of some kinds are shared');
        store.rebates.insert({
          sequence,
          event_index: index,
          account_id: accountId,
          inviter_id: inviterId,
          asset_id: assetId,
          fee_kind: feeKind,
          fee_atoms: fee,
          friend_atoms: friendPart,
          inviter_atoms: inviterPart,
          at_ms: atMs,
        });
        store.counter.add(rebatesList, inviterId, {}, 1);
        addToMonth(inviterId, 'inviter', atMs, assetId, inviterPart);
        addToMonth(accountId, 'friend', atMs, assetId, friendPart);
        addToFriend(accountId, assetId, inviterPart);
      },
    },
  };
};
