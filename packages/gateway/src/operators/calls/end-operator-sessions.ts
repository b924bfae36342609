import { endOperatorSessions } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(endOperatorSessions, async ({ platform: { operatorPeople } }, { name }) => {
  if (!(await operatorPeople.hasJoined(name))) return reject('operator_not_found');
  return done({ ended: await operatorPeople.endSessions(name) });
});
