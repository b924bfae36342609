import { defineCall } from '../../define-call.ts';
import { countNumber, textUpTo } from '../../fields.ts';
import { availabilityWire, ofCountry, productWire } from '../../shapes/products.ts';
import { described, wireObject } from '../../wire.ts';

export const switchProduct = defineCall({
  method: 'POST',
  path: '/operator/products/switch',
  access: 'operator',
  roles: ['risk'],
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
  output: wireObject({ sequence: described(countNumber, 'Journal sequence of the command.') }),
  rejects: ['country_invalid', 'not_permitted'],
});
