import { viewMessagePicture } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { pictureFileOf } from '../present.ts';

export default serveOperator(viewMessagePicture, async ({ platform }, { conversationId, seq }) => {
  const conversation = await platform.conversations.find(conversationId);
  if (conversation === undefined) return reject('message_not_found');
  const picture = await platform.conversations.picture(conversation, seq);
  return picture.ok ? done(pictureFileOf(picture.value, seq)) : picture;
});
