import { finishOperatorSignIn } from '@candor/api';
import { serveOperatorDoor } from '../../serving/serve.ts';
import { recordEntry } from '../entry.ts';

export default serveOperatorDoor(finishOperatorSignIn, async (deps, { used }, context) => {
  const { origin, client } = context;
  const opened = await deps.platform.operatorPeople.signIn(used, { ...client, origin });
  if (opened.ok) await recordEntry(deps, finishOperatorSignIn, opened.value.name, context);
  return opened;
});
