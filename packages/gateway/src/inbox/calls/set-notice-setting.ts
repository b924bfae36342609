import { setNoticeSetting } from '@candor/api';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(setNoticeSetting, ({ platform }, choice, { user }) =>
  platform.inbox.switch(user.userId, choice),
);
