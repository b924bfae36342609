import { showMyRebates } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(showMyRebates, async ({ platform }, { isShown }, { user }) =>
  (await platform.invitations.show(user.userId, isShown)) ? done({ isShown }) : reject('invitation_not_found'),
);
