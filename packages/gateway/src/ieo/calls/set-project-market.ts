import { setProjectMarket } from '@candor/api';
import type { PairId, ProjectId } from '@candor/exchange';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setProjectMarket, (deps, { projectId, pairId, opensAtMs }, { operator }) =>
  submitChange(deps, operator, {
    type: 'ieo.set_market',
    projectId: projectId as ProjectId,
    pairId: pairId as PairId,
    opensAtMs,
  }),
);
