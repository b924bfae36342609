import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { limitUpTo } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { caseIdField, ratingMax, supportCaseRow, supportComment } from '../support.ts';

export const rateSupportCase = defineCall({
  method: 'POST',
  path: '/kefu/rate',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Customer service',
  summary: 'Say how good the help was. A second time replaces the first.',
  input: wireObject({ caseId: caseIdField, rating: limitUpTo(ratingMax), comment: z._default(supportComment, '') }),
  output: supportCaseRow,
  rejects: ['support_case_not_found', 'support_not_solved'],
});
