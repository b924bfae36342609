import { listChatMutes } from '@candor/api';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listChatMutes, async ({ platform }, page) => {
  const found = await platform.chat.mutes(page);
  return done(pageAnswer(page, found, ({ userId: _userId, ...row }) => row));
});
