import { readNotices } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { unreadOf } from '../present.ts';

export default serveUser(readNotices, async ({ platform }, marks, { user }) =>
  done(unreadOf(await platform.inbox.markRead(user.userId, marks))),
);
