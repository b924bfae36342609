import { setPairStatus } from '@candor/api';
import type { PairId } from '@candor/exchange';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setPairStatus, (deps, { pairId, status }, { operator }) =>
  submitChange(deps, operator, { type: 'catalog.set_pair_status', pairId: pairId as PairId, status }),
);
