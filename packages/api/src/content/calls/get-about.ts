import { defineCall } from '../../wire/define-call.ts';
import { articleBody } from '../content.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const getAbout = defineCall({
  method: 'GET',
  path: '/aboutus',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'Content',
  summary: 'Who we are.',
  input: wireObject({}),
  output: articleBody,
  rejects: [],
});
