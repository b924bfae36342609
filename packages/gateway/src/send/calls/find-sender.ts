import { findSender } from '@candor/api';
import type { SendId } from '@candor/exchange';
import { done, present, reject } from '@candor/kernel';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { recipientRows } from '../present/recipient.ts';

export default serveUser(findSender, async (deps, { sendId }, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId, userId } = context.user;
  const send = await deps.reader.oneSend({ accountId, sendId: sendId as SendId });
  if (send?.recipientId !== accountId) return reject('recipient_not_found');
  const [row] = await recipientRows(deps, [await deps.platform.send.known(userId, send.accountId)]);
  return done(present(row, 'a sender has a row'));
});
