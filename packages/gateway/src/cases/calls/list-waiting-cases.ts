import { listWaitingCases } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { waitingCases } from '../waiting-cases.ts';

export default serveOperator(listWaitingCases, async (deps, _input, { operator }) =>
  done(await waitingCases(deps, operator)),
);
