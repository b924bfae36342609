import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { countNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { dualPurchaseRow } from '../dual.ts';

export const dualTopic = defineTopic({
  name: 'dual',
  key: [],
  access: 'signed_in',
  summary: 'Running dual investments, newest first; then those that were bought, changed or settled.',
  snapshot: wireObject({ sequence: countNumber, purchases: z.array(dualPurchaseRow) }),
  update: wireObject({ sequence: countNumber, purchases: z.array(dualPurchaseRow) }),
});
