import { listRecentRecipients, recentRecipientsMax } from '@candor/api';
import { done, present } from '@candor/kernel';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { recipientRows } from '../present/recipient.ts';

export default serveUser(listRecentRecipients, async (deps, _, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId, userId } = context.user;
  const sends = await deps.reader.recentRecipients({ accountId, limit: recentRecipientsMax });
  const known = sends.map(({ recipientId }) => deps.platform.send.known(userId, recipientId));
  const rows = await recipientRows(deps, await Promise.all(known));
  const recents = rows.map((row, at) => {
    const { assetId, atMs } = present(sends[at], 'each row is of a send');
    return { ...row, assetId, code: deps.market.instruments.assetOf(assetId).code, atMs };
  });
  return done({ recents });
});
