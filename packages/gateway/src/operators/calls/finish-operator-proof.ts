import { finishOperatorProof } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(finishOperatorProof, async ({ platform }, { used }, { operator, origin }) => {
  const { session } = operator;
  if (session === undefined) return reject('operator_without_passkey');
  const provedUntilMs = await platform.operatorPeople.prove(session, used, origin);
  return provedUntilMs === undefined ? reject('passkey_refused') : done({ provedUntilMs });
});
