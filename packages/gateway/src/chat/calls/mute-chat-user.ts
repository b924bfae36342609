import { muteChatUser } from '@candor/api';
import { done } from '@candor/kernel';
import { aboutUid } from '../../people/about-user.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(muteChatUser, async (deps, { uid, ...mute }, { operator }) => {
  await aboutUid(deps, operator, uid);
  const muted = await deps.platform.chat.mute(uid, { ...mute, operator: operator.name });
  if (!muted.ok) return muted;
  const { userId: _userId, ...row } = muted.value;
  return done(row);
});
