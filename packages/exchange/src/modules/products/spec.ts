import { optional, struct, text } from '@candor/kernel';
import { command, defineSpec, operators } from '../../spec.ts';
import { accountId, availability, product } from '../../vocabulary.ts';
import { productsRejects } from './rejects.ts';

/** A country is its two capital letters of ISO 3166. */
export const productsSpec = defineSpec({
  name: 'products',
  commands: {
    /**
     * For the users of a country; without one for everybody whose country has no rule of its own, unverified users
     * among them.
     */
    'products.set_availability': command(
      130,
      operators,
      struct({ product, country: optional(text), availability }),
      struct({}),
      productsRejects['products.set_availability'],
    ),
    /** The country of a verified user's documents. Absent: unknown. */
    'products.set_residence': command(
      131,
      operators,
      struct({ accountId, country: optional(text) }),
      struct({}),
      productsRejects['products.set_residence'],
    ),
  },
  facts: {
    'products.availability_set': [130, struct({ product, country: optional(text), availability })],
    'products.residence_set': [131, struct({ accountId, country: optional(text) })],
  },
});
