import { defineCall } from '../../wire/define-call.ts';
import { flag } from '../../wire/fields.ts';
import { ofCountry, productWire } from '../products.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';

export const listProductRules = defineCall({
  method: 'GET',
  path: '/operator/products',
  access: 'operator',
  roles: ['markets'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'What was switched on or off, for everybody and by country. What is not listed is on.',
  input: wireObject({}),
  output: listOf(wireObject({ product: productWire, country: ofCountry, isOn: flag })),
  rejects: [],
});
