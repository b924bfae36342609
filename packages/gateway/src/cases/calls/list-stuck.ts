import { listStuck } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { stuckThings } from '../stuck.ts';

export default serveOperator(listStuck, async (deps, _, { operator }) => done(await stuckThings(deps, operator)));
