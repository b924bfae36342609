import { decideTrader } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { serveOperator } from '../../serving/serve.ts';
import { submitOperator } from '../../serving/submit.ts';

export default serveOperator(decideTrader, (deps, { traderId, decision }) =>
  submitOperator(deps, { type: 'copy.review', traderId: traderId as AccountId, decision }),
);
