import { countUnreadNotices } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { unreadOf } from '../present.ts';

export default serveUser(countUnreadNotices, async ({ platform }, _input, { user }) =>
  done(unreadOf(await platform.inbox.unread(user.userId))),
);
