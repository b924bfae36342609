import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { operatorActRow } from '../people.ts';

export const listOperatorActs = defineCall({
  method: 'GET',
  path: '/safe/operator_acts',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Safety',
  summary: 'What operators looked at of my account, and did to it, newest first.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: pageOf(operatorActRow),
  rejects: [],
});
