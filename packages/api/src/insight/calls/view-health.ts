import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { operatorRoles } from '../../wire/define-call.ts';
import { partStatus } from '../insight.ts';

const ms = described(z.number(), 'Milliseconds.');

export const viewHealth = defineCall({
  method: 'GET',
  path: '/operator/health',
  access: 'operator',
  roles: operatorRoles.filter((role) => role !== 'admin' && role !== 'auditor'),
  leavesNoRecord: true,
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'How every part of the server is: journal, snapshot, lists, queue, sockets, errors, disk.',
  input: wireObject({}),
  output: wireObject({
    atMs: named('time', timeMs),
    sequence: described(countNumber, 'The last durable record.'),
    underWay: named('under_way', described(countNumber, 'Commands that wait for their answer.')),
    letters: described(countNumber, 'Letters that wait to be sent.'),
    snapshot: z.optional(
      described(
        wireObject({ sequence: countNumber, atMs: named('time', timeMs) }),
        'The newest: a start replays what came after it.',
      ),
    ),
    listsBehindMs: named('lists_behind', described(ms, 'How long a committed record has been missing in lists.')),
    areListsFollowing: named('lists_following', z.boolean()),
    sockets: countNumber,
    loopLagMs: named('loop_lag', described(ms, 'The 99th percentile of how late the process is.')),
    diskFreeBytes: named('disk_free', described(z.optional(countNumber), 'Bytes.')),
    isPlatformDamaged: named('platform_damaged', z.boolean()),
    minutes: described(
      z.array(
        wireObject({
          atMs: named('time', timeMs),
          records: countNumber,
          commitMs: named('commit', described(ms, 'The longest commit of the minute.')),
          requests: countNumber,
          errors: described(countNumber, 'Answers that were faults of ours.'),
          behindMs: named('behind', ms),
          loopLagMs: named('loop_lag', ms),
        }),
      ),
      'The last hour, oldest first.',
    ),
    parts: z.array(partStatus),
  }),
  rejects: [],
});
