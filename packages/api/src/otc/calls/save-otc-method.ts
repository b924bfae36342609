import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import * as z from 'zod/mini';
import { described, wireObject } from '../../wire/wire-object.ts';
import { otcMethodWire } from '../otc.ts';

export const saveOtcMethod = defineCall({
  method: 'POST',
  path: '/otc/methods/save',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'OTC',
  summary: 'Keep a way to be paid, sealed; without an account it is forgotten. Orders under way keep what they had.',
  personal: true,
  input: wireObject({
    method: otcMethodWire,
    holder: z._default(described(textUpTo(100), 'The name on the account, which is my verified one.'), ''),
    account: z._default(textUpTo(100), ''),
    place: z._default(described(textUpTo(100), 'The bank.'), ''),
  }),
  output: wireObject({}),
  rejects: [],
});
