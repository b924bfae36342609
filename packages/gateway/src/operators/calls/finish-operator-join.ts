import { finishOperatorJoin } from '@candor/api';
import { serveOperatorDoor } from '../../serving/serve.ts';
import { giveRoleAt, recordEntry } from '../entry.ts';

export default serveOperatorDoor(finishOperatorJoin, async (deps, { invitation, name = '', created }, context) => {
  const { origin, client } = context;
  const asked = { token: invitation, chosenName: name, created };
  const joined = await deps.platform.operatorPeople.join(asked, { ...client, origin }, giveRoleAt(deps.exchange));
  if (joined.ok) await recordEntry(deps, finishOperatorJoin, joined.value.name, context);
  return joined;
});
