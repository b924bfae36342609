import { unmuteChatUser } from '@candor/api';
import { done } from '@candor/kernel';
import { aboutUid } from '../../people/about-user.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(unmuteChatUser, async (deps, { uid }, { operator }) => {
  await aboutUid(deps, operator, uid);
  const unmuted = await deps.platform.chat.unmute(uid);
  return unmuted.ok ? done({ isUnmuted: unmuted.value }) : unmuted;
});
