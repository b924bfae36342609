import type { Availability, Product } from '@candor/exchange';
import type { Action } from '../scenario.ts';
import type { Name } from '../scene.ts';
import { sends } from '../users.ts';

/** A product is switched, for everybody or for a country. */
export function switched(product: Product, availability: Availability, country?: string): Action {
  const says = `${product} is ${availability}${country === undefined ? '' : ` in ${country}`}`;
  return sends(says, { type: 'products.set_availability', product, country, availability });
}

/** A review found the country of a user's documents. */
export function lives(who: Name, country?: string): Action {
  return {
    says: `${who} is a verified user from ${country ?? 'nowhere known'}`,
    send: (scene) =>
      sends('', { type: 'products.set_residence', accountId: scene.accountOf(who), country }).send(scene),
  };
}
