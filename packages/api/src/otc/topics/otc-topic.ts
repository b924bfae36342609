import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { countNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { otcOrderRow } from '../otc.ts';

export const otcTopic = defineTopic({
  name: 'otc',
  key: [],
  access: 'signed_in',
  summary: 'My deals: orders under way, newest first; then those that changed or ended.',
  snapshot: wireObject({ sequence: countNumber, orders: z.array(otcOrderRow) }),
  update: wireObject({ sequence: countNumber, orders: z.array(otcOrderRow) }),
});
