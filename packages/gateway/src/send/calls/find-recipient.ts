import { findRecipient } from '@candor/api';
import { done, present } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { recipientRows } from '../present/recipient.ts';

export default serveUser(findRecipient, async (deps, input, { user }) => {
  const found = await deps.platform.send.find(user.userId, input);
  if (!found.ok) return found;
  const [row] = await recipientRows(deps, [found.value]);
  return done(present(row, 'who was found has a row'));
});
