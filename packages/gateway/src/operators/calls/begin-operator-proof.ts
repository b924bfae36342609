import { beginOperatorProof } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(beginOperatorProof, async ({ platform }, _input, { operator, origin }) => {
  const { session } = operator;
  if (session === undefined) return reject('operator_without_passkey');
  return done({ options: await platform.operatorPeople.proveOptions(session, origin) });
});
