import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { supportCaseRow } from '../support.ts';

export const listSupportCases = defineCall({
  method: 'GET',
  path: '/kefu/list',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Customer service',
  summary: 'My cases, those with the newest message first.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: pageOf(supportCaseRow),
  rejects: [],
});
