import { listSpins } from '@candor/api';
import { done } from '@candor/kernel';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { spinRowOf } from '../present/game.ts';

export default serveUser(listSpins, async (deps, { page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const { reader } = deps;
  const found = await reader.spins({ accountId: context.user.accountId, page, limit });
  const wheels = await reader.wheelsOf([...new Set(found.rows.map(({ termsId }) => termsId))]);
  return done(pageAnswer({ page, limit }, found, (turn) => spinRowOf(turn, wheels.get(turn.termsId) ?? [])));
});
