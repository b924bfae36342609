import type { AccountId } from '@candor/exchange';
import { describeNotices, type NoticeParts } from '../inbox/describe-notices.ts';
import { shownName } from './names.ts';

/** Told to the inviter, with no word of what an invitation is suspected of: that would teach how to avoid it. */
export default describeNotices({
  'invitations.bound': async ({ accountId, inviterId, state }, parts) => {
    const friend = await nameOf(parts, accountId);
    return state === 'held'
      ? { accountId: inviterId, notice: { kind: 'invitation_held', friend } }
      : { accountId: inviterId, notice: { kind: 'friend_joined', friend, count: 1 }, fold: 'friends' };
  },
  'invitations.held': async ({ accountId, inviterId }, parts) => ({
    accountId: inviterId,
    notice: { kind: 'invitation_held', friend: await nameOf(parts, accountId) },
    // Another suspicion of the same one.
    fold: `invitation held ${accountId}`,
  }),
  'invitations.decided': async ({ accountId, inviterId, state }, parts) => ({
    accountId: inviterId,
    notice: { kind: 'invitation_decided', friend: await nameOf(parts, accountId), state },
  }),
});

async function nameOf({ platform }: NoticeParts, accountId: AccountId): Promise<string> {
  const face = (await platform.accounts.faces([accountId])).get(accountId);
  return face === undefined ? `#${accountId}` : shownName(face);
}
