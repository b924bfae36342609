import { done, reject } from '@candor/kernel';
import type { CommandOf } from '../../commands.ts';
import { type CommandsOf, defineModule } from '../../module.ts';
import { weakeningBy } from '../../weakening.ts';
import type { ProductsSlice } from './slice.ts';
import type { productsSpec } from './spec.ts';

const isCountry = (text: string | undefined): boolean => text === undefined || /^[A-Z]{2}$/.test(text);

/** Jurisdiction switches (RULES 0): which products can be had here, and in which countries. */
export const productsModule = defineModule<ProductsSlice, CommandsOf<typeof productsSpec>>({
  name: 'products',
  handlers: {
    'products.set_availability': {
      refuses: (_core, { country }) => (isCountry(country) ? undefined : 'country_invalid'),
      present: (core, { type, product, country }) => ({
        type,
        product,
        ...(country === undefined ? {} : { country }),
        availability: core.products.saidOf(product, country),
      }),
      // A product switched on for a country stays on when it is switched off for everybody else: only "off" is surely
      // less.
      weakens: weakeningBy<CommandOf<'products.set_availability'>>({
        type: 'fixed',
        product: 'fixed',
        country: 'fixed',
        availability: [(next, present) => next !== 'off' && next !== present, 'confirmed'],
      }),
      make(core, { product, country, availability }) {
        core.products.set(product, country, availability === 'inherited' ? undefined : availability === 'on');
        core.emit({ type: 'products.availability_set', product, country, availability });
        return {};
      },
    },
    'products.set_residence'(core, { accountId, country }) {
      if (!core.accounts.has(accountId)) return reject('account_not_found');
      if (!isCountry(country)) return reject('country_invalid');
      core.products.settle(accountId, country);
      core.emit({ type: 'products.residence_set', accountId, country });
      return done({});
    },
  },
  isEmpty: (core) => core.products.isEmpty,
  write: (core, writer) => core.products.write(writer),
  read: (core, reader) => core.products.read(reader),
});
