import { inviteOperator } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(inviteOperator, async (deps, { name, role }, { operator }) => {
  const { operatorPeople } = deps.platform;
  if (!(await operatorPeople.isFree(name))) return reject('operator_name_taken');
  const proposed = await submitChange(deps, operator, { type: 'operators.set_role', name, role });
  if (!proposed.ok) return proposed;
  const invitation = await operatorPeople.invitations.make({ name, role: undefined, invitedBy: operator.name });
  return done({ invitation, ...proposed.value });
});
