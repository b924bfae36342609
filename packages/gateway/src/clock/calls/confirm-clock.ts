import { confirmClock } from '@candor/api';
import { serveOperator } from '../../serving/serve.ts';
import { submitOperator } from '../../serving/submit.ts';

export default serveOperator(confirmClock, (deps) => submitOperator(deps, { type: 'clock.confirm' }));
