import { listPointsHistory } from '@candor/api';
import { done } from '@candor/kernel';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { pointsMoveRowOf } from '../present/points.ts';

export default serveUser(listPointsHistory, async (deps, { kind, page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId } = context.user;
  const found = await deps.reader.pointsMoves({ accountId, page, limit, kinds: kind && [kind] });
  return done(pageAnswer({ page, limit }, found, pointsMoveRowOf));
});
