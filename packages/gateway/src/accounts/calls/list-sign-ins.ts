import { listSignIns } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listSignIns, async ({ platform }, input, context) => {
  const { page, limit } = input;
  const { rows, total } = await platform.signIns.list(context.user.userId, page, limit);
  return done({ data: rows.map(({ ipPrefix, ...row }) => ({ ...row, network: ipPrefix })), page, limit, total });
});
