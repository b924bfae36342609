import * as z from 'zod/mini';
import { everyRole } from '../../operators/people.ts';
import { defineCall } from '../../wire/define-call.ts';
import { wordOf } from '../../wire/fields.ts';
import { namedThings } from '../../wire/meaning.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';

export const listNames = defineCall({
  method: 'GET',
  path: '/operator/names',
  access: 'operator',
  roles: everyRole,
  // Names of what everybody sees, read with each form.
  leavesNoRecord: true,
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary:
    'The names of everything that a form asks for by its number: coins, pairs, rails, products, works of art, operators.',
  input: wireObject({}),
  output: listOf(
    wireObject({
      thing: named('of', wordOf(namedThings)),
      id: described(z.string(), 'As fields of calls have it: a number; of an operator the name.'),
      name: described(z.string(), 'As people call it: BTC, BTC/USDT, USDT · TRC20.'),
      kind: z.optional(described(z.string(), 'A word for what it is, where its name has none: fee_rebate, emblem.')),
    }),
  ),
  rejects: [],
});
