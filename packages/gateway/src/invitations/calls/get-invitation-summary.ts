import { getInvitationSummary } from '@candor/api';
import { friendPartOfFees } from '@candor/exchange/rules';
import { done, present } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import { shownName } from '../names.ts';
import { amountRowsOf } from '../present/rows.ts';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import type { Deps, UserContext } from '../../serving/deps.ts';
import { serveUser } from '../../serving/serve.ts';
import { sharesOf } from '../shares.ts';

export default serveUser(getInvitationSummary, async (deps, _input, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId, userId } = context.user;
  const { reader, platform, market } = deps;
  const [profile, shares, friends, rebates, months, own] = await Promise.all([
    platform.accounts.profile(userId),
    sharesOf(deps, accountId),
    reader.invitedFriends({ inviterId: accountId, page: 1, limit: 1 }),
    reader.rebates({ inviterId: accountId, limit: 1 }),
    reader.rebateMonths({ accountId, side: 'inviter' }),
    ownInvitation(deps, context),
  ]);
  return done({
    code: present(profile, 'a session is of a user').invitationCode,
    ...shares,
    friends: friends.total,
    rebates: rebates.total,
    earned: amountRowsOf(market.instruments, months),
    own,
  });
});

/** The invitation that the user came by: the platform has the person, the core the terms, and history the sums. */
async function ownInvitation({ exchange, platform, reader, market }: Deps, { user }: UserContext) {
  const { accountId, userId } = user;
  const [own, invitation, terms, products] = await Promise.all([
    platform.invitations.ownOf(userId),
    exchange.query('invitation', accountId),
    exchange.query('invitationTerms'),
    exchange.query('productsFor', accountId),
  ]);
  if (own === undefined || invitation === undefined) return undefined;
  const { state, endsAtMs, friendShare } = invitation;
  const isShared = state === 'active' && products.includes('invitations');
  const months = await reader.rebateMonths({ accountId, side: 'friend' });
  return {
    inviter: { name: shownName(own.inviter), avatar: own.inviter.avatar },
    state,
    endsAtMs,
    friendOfFees: isShared ? friendPartOfFees(terms?.share ?? (0 as Ppm), friendShare) : (0 as Ppm),
    showsRebates: own.showsRebates,
    got: amountRowsOf(market.instruments, months),
  };
}
