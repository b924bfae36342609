import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { countNumber } from '../../wire/fields.ts';
import { depositRow } from '../deposit.ts';
import { fundingLimitsRow } from '../limits.ts';
import { headRow } from '../rail.ts';
import { withdrawalRow } from '../withdrawal.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const fundingTopic = defineTopic({
  name: 'funding',
  key: [],
  access: 'signed_in',
  summary:
    'Deposits and withdrawals on their way with the chains they are on, then those that changed; and each new block while a deposit waits.',
  snapshot: wireObject({
    sequence: countNumber,
    deposits: described(z.array(depositRow), 'Pending and kept payments and open notices, newest first.'),
    withdrawals: described(z.array(withdrawalRow), 'Not ended, newest first.'),
    heads: described(z.array(headRow), 'Newest block of each way that is watched.'),
    limits: fundingLimitsRow,
  }),
  update: wireObject({
    sequence: countNumber,
    deposits: described(z.array(depositRow), 'New or changed ones; credited, dropped and refused ones have left.'),
    withdrawals: described(z.array(withdrawalRow), 'New or changed ones; ended ones have left.'),
    heads: z.array(headRow),
    limits: fundingLimitsRow,
  }),
});
