import { muteChatUser } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(muteChatUser, async ({ platform }, { uid, ...mute }, { operator }) => {
  const muted = await platform.chat.mute(uid, { ...mute, operator: operator.name });
  if (!muted.ok) return muted;
  const { userId: _userId, ...row } = muted.value;
  return done(row);
});
