import { getInvitationOffer } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { shownName } from '../names.ts';
import { serve } from '../../serving/serve.ts';
import { sharesOf } from '../shares.ts';

export default serve(getInvitationOffer, async (deps, { code }) => {
  const owner = await deps.platform.invitations.ownerOf(code);
  const accountId = (owner?.exchange_account_id ?? undefined) as AccountId | undefined;
  const shares = await sharesOf(deps, accountId);
  const inviter = owner && { name: shownName(owner), avatar: owner.avatar };
  return done({ inviter, ...shares });
});
