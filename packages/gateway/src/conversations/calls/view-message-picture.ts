import { viewMessagePicture } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { watermarkOf } from '@candor/platform';
import { serveOperator } from '../../serving/serve.ts';
import { pictureFileOf } from '../present.ts';

export default serveOperator(viewMessagePicture, async ({ platform, clock }, { conversationId, seq }, { operator }) => {
  const conversation = await platform.conversations.find(conversationId);
  if (conversation === undefined) return reject('message_not_found');
  const picture = await platform.conversations.picture(conversation, seq);
  if (!picture.ok) return picture;
  operator.about(await platform.conversations.accountsIn(conversation));
  const words = watermarkOf(operator.name, `message ${conversationId}-${seq}`, clock());
  return done(pictureFileOf(await platform.uploads.watermarked(picture.value.bytes, words), seq));
});
