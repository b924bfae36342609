import { listNotices } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { noticeRowOf } from '../present.ts';

export default serveUser(listNotices, async ({ platform }, page, { user }) => {
  const { notices, hasMore } = await platform.inbox.list(user.userId, page);
  return done({ notices: notices.map(noticeRowOf), hasMore });
});
