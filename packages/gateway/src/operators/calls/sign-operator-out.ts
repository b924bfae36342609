import { signOperatorOut } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(signOperatorOut, async ({ platform }, _input, { operator: { session } }) => {
  if (session === undefined) return reject('operator_without_passkey');
  await platform.operatorPeople.endSession(session.sessionId);
  return done({});
});
