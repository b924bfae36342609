import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { openRecovery } from '../recovery.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const getOpenRecovery = defineCall({
  method: 'GET',
  path: '/safe/recovery',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Safety',
  summary: 'Whether somebody has asked to remove all second factors of my account.',
  input: wireObject({}),
  output: wireObject({ open: z.optional(openRecovery) }),
  rejects: [],
});
