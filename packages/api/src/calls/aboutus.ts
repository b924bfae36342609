import { defineCall } from '../define-call.ts';
import { articleBody } from '../shapes/content.ts';
import { wireObject } from '../wire.ts';

export const getAbout = defineCall({
  method: 'GET',
  path: '/aboutus',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Content',
  summary: 'Who we are.',
  input: wireObject({}),
  output: articleBody,
  rejects: [],
});
