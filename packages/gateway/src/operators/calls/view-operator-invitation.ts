import { viewOperatorInvitation } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperatorDoor } from '../../serving/serve.ts';

export default serveOperatorDoor(viewOperatorInvitation, async ({ platform }, { invitation: token }) => {
  const invitation = await platform.operatorPeople.invitations.find(token);
  return invitation === undefined ? reject('operator_invitation_invalid') : done(invitation);
});
