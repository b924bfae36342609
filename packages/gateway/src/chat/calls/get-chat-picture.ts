import { getChatPicture } from '@candor/api';
import { done } from '@candor/kernel';
import { pictureFileOf } from '../../conversations/present.ts';
import { serve } from '../../serving/serve.ts';

export default serve(getChatPicture, async ({ platform }, { room, seq }) => {
  const conversation = await platform.chat.conversation(room);
  const picture = await platform.conversations.picture(conversation, seq);
  return picture.ok ? done(pictureFileOf(picture.value, seq)) : picture;
});
