import { confirmClock } from '@candor/contract';
import { serveOperator } from '../../serve.ts';
import { submitOperator } from '../../submit.ts';

export default serveOperator(confirmClock, (deps) => submitOperator(confirmClock, deps, { type: 'clock.confirm' }));
