import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { otcDetails, otcMethodWire } from '../otc.ts';

export const listOtcMethods = defineCall({
  method: 'GET',
  path: '/otc/methods',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'OTC',
  summary: 'My ways to be paid. A buyer sees one of them while they have an order to pay.',
  input: wireObject({}),
  output: wireObject({ methods: z.array(wireObject({ method: otcMethodWire, details: otcDetails })) }),
  rejects: [],
});
