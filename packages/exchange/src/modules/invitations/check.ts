import { assert } from '@candor/kernel';
import type { InvitationsSlice } from './slice.ts';

/** Checks the invariants of invitations after every command. */
export function checkInvitations(core: InvitationsSlice): void {
  for (const { accountId, inviterId, state, suspicions, boundAtMs, endsAtMs } of core.invitations.all) {
    assert(core.accounts.has(accountId) && core.accounts.has(inviterId), 'an invitation is between accounts');
    assert(accountId !== inviterId, 'nobody invites themselves');
    assert(state !== 'held' || suspicions.length > 0, 'an invitation is held for a reason');
    assert(new Set(suspicions).size === suspicions.length, 'a suspicion is known once');
    assert(endsAtMs === undefined || endsAtMs > boundAtMs, 'fees are shared for some time');
  }
}
