import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber, wordOf } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { projectRow, projectStages } from '../ieo.ts';

export const listProjects = defineCall({
  method: 'GET',
  path: '/project',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'IEO',
  summary: 'Sales of new tokens, the newest first.',
  input: wireObject({
    stage: z.optional(described(wordOf(projectStages), 'These only; absent: all.')),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(projectRow),
  rejects: [],
});
