import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { availabilityWire, ofCountry, productWire } from '../products.ts';
import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const switchProduct = defineCall({
  method: 'POST',
  path: '/operator/products/switch',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Offer a product or not, to everybody or to users of a country. What they have goes on.',
  input: wireObject({
    product: productWire,
    country: ofCountry,
    availability: availabilityWire,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: changeCodesOf('products.set_availability'),
});
