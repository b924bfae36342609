import { pointsMoveKinds } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { pointsMoveRow } from '../points.ts';

export const listPointsHistory = defineCall({
  method: 'GET',
  path: '/points/history',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Points',
  summary: 'Every movement of my points, newest first.',
  input: wireObject({
    kind: named('type', z.optional(described(wordOf(pointsMoveKinds), 'Absent: all.'))),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(pointsMoveRow),
  rejects: [],
});
