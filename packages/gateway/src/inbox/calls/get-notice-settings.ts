import { getNoticeSettings } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getNoticeSettings, async ({ platform }, _input, { user }) =>
  done([...(await platform.inbox.settings(user.userId))]),
);
