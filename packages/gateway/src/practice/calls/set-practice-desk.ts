import { setPracticeDesk } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(setPracticeDesk, async ({ platform, site }, { isOn }) => {
  if (site.mode !== 'practice') return reject('practice_only');
  await platform.practiceDesk.turn(isOn);
  return done({});
});
