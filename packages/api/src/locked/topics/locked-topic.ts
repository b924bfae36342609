import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { countNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { lockedDepositRow } from '../locked.ts';

export const lockedTopic = defineTopic({
  name: 'locked',
  key: [],
  access: 'signed_in',
  summary: 'Running deposits of locked mining, newest first; then those that were made, paid, changed or ended.',
  snapshot: wireObject({ sequence: countNumber, deposits: z.array(lockedDepositRow) }),
  update: wireObject({ sequence: countNumber, deposits: z.array(lockedDepositRow) }),
});
