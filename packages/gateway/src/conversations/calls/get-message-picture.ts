import { getMessagePicture } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { pictureFileOf } from '../present.ts';

export default serveUser(getMessagePicture, async ({ platform }, { conversationId, seq }, { user }) => {
  const found = await platform.conversations.readableBy(user.userId, conversationId);
  if (!found.ok) return found;
  const picture = await platform.conversations.picture(found.value, seq);
  return picture.ok ? done(pictureFileOf(picture.value, seq)) : picture;
});
