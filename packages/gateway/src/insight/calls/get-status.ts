import { getStatus } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { partRows } from '../part-rows.ts';

export default serve(getStatus, async (deps) => done({ atMs: deps.clock(), parts: await partRows(deps) }));
