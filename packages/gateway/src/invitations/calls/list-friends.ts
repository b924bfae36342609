import { listFriends } from '@candor/api';
import { done } from '@candor/kernel';
import { friendRowOf } from '../present/rows.ts';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listFriends, async (deps, { page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const { reader, platform, market } = deps;
  const found = await reader.invitedFriends({ inviterId: context.user.accountId, page, limit });
  const people = await platform.invitations.people(found.rows.map(({ accountId }) => accountId));
  return done(
    pageAnswer({ page, limit }, found, (row) => friendRowOf(market.instruments, row, people.get(row.accountId))),
  );
});
