import { type Command, products } from '@candor/exchange';
import type { Population } from '../traffic/population.ts';

const countries = ['VN', 'CN', 'US'] as const;

/** People whose documents are from somewhere, and an office that closes products for them and opens them again. */
export class ProductTraffic {
  readonly #town: Population;

  constructor(town: Population) {
    this.#town = town;
  }

  next(): Command {
    const { random } = this.#town;
    const country = random.chance(1, 20) ? 'nowhere' : random.pick(countries);
    if (random.chance(1, 3)) {
      const accountId = this.#town.account();
      return { type: 'products.set_residence', accountId, ...(random.chance(1, 3) ? {} : { country }) };
    }
    return {
      type: 'products.set_availability',
      product: random.pick(products),
      ...(random.chance(1, 5) ? {} : { country }),
      // Seldom off: a closed product leaves nothing to try.
      availability: random.pick(['inherited', 'inherited', 'on', 'off'] as const),
    };
  }
}
