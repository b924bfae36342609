import { getChatRoom } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { chatRoomRowOf } from '../present.ts';

export default serve(getChatRoom, async ({ platform }, { room }, { session }) =>
  done(await chatRoomRowOf(platform.chat, room, session?.userId)),
);
