import { defineCall } from '../define-call.ts';
import { articleBody } from '../shapes/content.ts';
import { wireObject } from '../wire.ts';

export const getCompliance = defineCall({
  method: 'GET',
  path: '/operational_compliance',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Content',
  summary: 'Operational compliance.',
  input: wireObject({}),
  output: articleBody,
  rejects: [],
});
