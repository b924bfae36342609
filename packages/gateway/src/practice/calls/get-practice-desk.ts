import { getPracticeDesk } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(getPracticeDesk, async ({ platform, site }) =>
  done({ isOn: site.mode === 'practice' && (await platform.practiceDesk.isOn()) }),
);
