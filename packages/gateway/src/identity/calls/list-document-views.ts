import { listDocumentViews } from '@candor/api';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listDocumentViews, async ({ platform }, page, { user }) => {
  const views = await platform.identity.views(user.userId, page);
  return done(pageAnswer(page, views, (view) => view));
});
