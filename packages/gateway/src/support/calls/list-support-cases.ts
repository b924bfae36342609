import { listSupportCases } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { supportCaseRowOf } from '../present.ts';

export default serveUser(listSupportCases, async ({ platform }, page, { user }) => {
  const { rows, total } = await platform.support.list(user.userId, page);
  return done({ data: await Promise.all(rows.map((row) => supportCaseRowOf(platform, row))), ...page, total });
});
