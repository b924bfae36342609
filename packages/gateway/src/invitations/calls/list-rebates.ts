import { listRebates } from '@candor/api';
import { done } from '@candor/kernel';
import { rebateRowOf } from '../present/rows.ts';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listRebates, async (deps, { after, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const { reader, platform, market } = deps;
  const [sequence, index] = (after ?? '').split('.').map(Number);
  const before = sequence === undefined || index === undefined ? undefined : { sequence, index };
  const { rows, total } = await reader.rebates({ inviterId: context.user.accountId, before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const people = await platform.invitations.people([...new Set(shown.map(({ friendId }) => friendId))]);
  const data = shown.map((row) => rebateRowOf(market.instruments, row, people.get(row.friendId)));
  return done({ data, limit, total, next: rows.length > limit ? data.at(-1)?.id : undefined });
});
