import { defineCall } from '../../wire/define-call.ts';
import { flag } from '../../wire/fields.ts';
import { productWire } from '../products.ts';
import { described, listOf, wireObject } from '../../wire/wire-object.ts';

export const listProducts = defineCall({
  method: 'GET',
  path: '/products',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Content',
  summary: 'Which products the caller may begin new business in: by the country he is verified with.',
  input: wireObject({}),
  output: listOf(
    wireObject({
      product: productWire,
      isOn: described(flag, 'false: nothing new can be begun. What one has can be closed, sold and withdrawn.'),
    }),
  ),
  rejects: [],
});
