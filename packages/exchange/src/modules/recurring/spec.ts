import { oneOf, optional, struct, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { pick } from '../../fields.ts';
import { command, defineSpec } from '../../spec.ts';
import { accountId, amount, assetId } from '../../vocabulary.ts';
import { recurringBuyFields, recurringPlanFields, recurringSkipFields } from './fields.ts';
import { recurringRejects } from './rejects.ts';
import { recurringIntervals } from './times.ts';

const every = oneOf(...recurringIntervals);
const { planId } = codecsOf(pick(recurringPlanFields, 'planId'));
const ofPlan = struct({ accountId, planId });

export const recurringSpec = defineSpec({
  name: 'recurring',
  commands: {
    'recurring.begin': command(
      540,
      'user',
      struct({
        accountId,
        fromAssetId: assetId,
        toAssetId: assetId,
        amount,
        every,
        /** Absent: at once. */
        firstAtMs: optional(uint),
      }),
      struct({ planId, nextAtMs: uint }),
      recurringRejects['recurring.begin'],
    ),
    'recurring.change': command(
      541,
      'user',
      struct({ accountId, planId, amount, every }),
      struct({ nextAtMs: uint }),
      recurringRejects['recurring.change'],
    ),
    'recurring.pause': command(542, 'user', ofPlan, struct({}), recurringRejects['recurring.pause']),
    'recurring.resume': command(543, 'user', ofPlan, struct({ nextAtMs: uint }), recurringRejects['recurring.resume']),
    'recurring.end': command(544, 'user', ofPlan, struct({}), recurringRejects['recurring.end']),
  },
  facts: {
    'recurring.begun': [540, struct(codecsOf(recurringPlanFields))],
    'recurring.changed': [541, struct({ planId, accountId, amount, every, nextAtMs: uint })],
    'recurring.paused': [542, struct({ planId, accountId })],
    'recurring.resumed': [543, struct({ planId, accountId, nextAtMs: uint })],
    'recurring.ended': [544, struct({ planId, accountId })],
    /** `atMs`: the moment at which it was done, of whose prices it is. */
    'recurring.bought': [545, struct({ ...codecsOf(recurringBuyFields), atMs: uint, nextAtMs: uint })],
    'recurring.skipped': [546, struct({ ...codecsOf(recurringSkipFields), atMs: uint, nextAtMs: uint })],
  },
});
