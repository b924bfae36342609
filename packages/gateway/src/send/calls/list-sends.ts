import { listSends } from '@candor/api';
import type { SendId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { sendRows } from '../send-rows.ts';

export default serveUser(listSends, async (deps, { sendId, side, page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId } = context.user;
  if (sendId !== undefined) {
    const found = await deps.reader.oneSend({ accountId, sendId: sendId as SendId });
    const data = await sendRows(deps, accountId, found === undefined ? [] : [found]);
    return done({ data, page: 1, limit, total: data.length });
  }
  const { rows, total } = await deps.reader.sends({ accountId, side, page, limit });
  return done({ data: await sendRows(deps, accountId, rows), page, limit, total });
});
