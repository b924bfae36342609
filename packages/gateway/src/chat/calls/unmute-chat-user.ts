import { unmuteChatUser } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(unmuteChatUser, async ({ platform }, { uid }) => {
  const unmuted = await platform.chat.unmute(uid);
  return unmuted.ok ? done({ isUnmuted: unmuted.value }) : unmuted;
});
