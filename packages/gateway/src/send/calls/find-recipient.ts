import { findRecipient } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { maskedName } from '../present/masked-name.ts';

export default serveUser(findRecipient, async ({ platform }, input, { user }) => {
  const found = await platform.send.find(user.userId, input);
  if (!found.ok) return found;
  const { token, accountId, expiresAtMs } = found.value;
  const face = (await platform.accounts.faces([accountId])).get(accountId);
  return done({
    recipient: token,
    name: maskedName(face?.nickname ?? ''),
    avatar: face?.avatar ?? '',
    expiresAtMs,
  });
});
