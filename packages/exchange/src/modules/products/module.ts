import { done, reject } from '@candor/kernel';
import { defineModule } from '../../module.ts';

const isCountry = (text: string | undefined): boolean => text === undefined || /^[A-Z]{2}$/.test(text);

/** Jurisdiction switches (RULES 0): which products can be had here, and in which countries. */
export const productsModule = defineModule({
  name: 'products',
  handlers: {
    'products.set_availability': {
      actor: ['operator', 'system'],
      handle(core, { product, country, availability }) {
        if (!isCountry(country)) return reject('country_invalid');
        core.products.set(product, country, availability === 'inherited' ? undefined : availability === 'on');
        core.emit({ type: 'products.availability_set', product, country, availability });
        return done({});
      },
    },
    'products.set_residence': {
      actor: ['operator', 'system'],
      handle(core, { accountId, country }) {
        if (!core.accounts.has(accountId)) return reject('account_not_found');
        if (!isCountry(country)) return reject('country_invalid');
        core.products.settle(accountId, country);
        core.emit({ type: 'products.residence_set', accountId, country });
        return done({});
      },
    },
  },
  isEmpty: (core) => core.products.isEmpty,
  write: (core, writer) => core.products.write(writer),
  read: (core, reader) => core.products.read(reader),
});
