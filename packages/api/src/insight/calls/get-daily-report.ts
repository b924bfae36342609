import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { wordOf } from '../../wire/fields.ts';
import { languageCodes } from '../../wire/languages.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { insightRoles } from '../insight.ts';

export const getDailyReport = defineCall({
  method: 'GET',
  path: '/operator/insight/report',
  access: 'operator',
  roles: insightRoles,
  leavesNoRecord: true,
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Where the caller gets the daily report by mail.',
  input: wireObject({}),
  output: wireObject({
    address: described(z.string(), 'Empty: they do not get it.'),
    language: wordOf(languageCodes),
  }),
  rejects: [],
});
