import { randomUUID } from 'node:crypto';
import { getClientId } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(getClientId, async (_deps, { clientId }) =>
  done({ clientId: clientId === undefined || clientId === '' ? randomUUID() : clientId }),
);
