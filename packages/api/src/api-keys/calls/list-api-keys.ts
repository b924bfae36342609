import { defineCall } from '../../wire/define-call.ts';
import { apiKeyRow } from '../../safety/safety.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';

export const listApiKeys = defineCall({
  method: 'GET',
  path: '/safe/api_keys',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Safety',
  summary: 'My API keys.',
  input: wireObject({}),
  output: listOf(apiKeyRow),
  rejects: [],
});
