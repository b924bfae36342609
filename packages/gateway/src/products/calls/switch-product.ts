import { switchProduct } from '@candor/api';
import type { Product } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveChange } from '../../serving/serve-change.ts';

/** The page on which a product tells those who may not begin anything in it. */
const pages: Partial<Readonly<Record<Product, string>>> = {
  spot: '/pages/transaction/index?tab=spot',
  contract: '/pages/transaction/index?tab=contract',
  stocks: '/pages/transaction/index?tab=stocks',
  options: '/pages/transaction/index?tab=options',
  locked: '/pages/lockming/lockming',
  dual: '/pages/invest/invest',
  ieo: '/pages/financial/index?tab=ieo',
  loans: '/pages/common/borrowing',
  points: '/pages/coin/index',
  game: '/pages/game/game',
  otc: '/pages/otc/otc',
  nft: '/pages/nft/nft',
};

export default serveChange(switchProduct, 'products.set_availability', {
  change: (_, { product, country, availability }) => done({ product, country, availability }),
  fields: (_, { product, country, availability }) => ({ product, country, availability }),
  /** As those see it whom the rule is for. */
  async draft({ exchange }, { product, country, availability }) {
    const page = pages[product];
    if (page === undefined) return undefined;
    const [offered, rules] = await Promise.all([exchange.query('productsFor'), exchange.query('productRules')]);
    const forAll = rules.find((rule) => rule.product === product && rule.country === undefined);
    const inherited = country === undefined ? true : (forAll?.isOn ?? true);
    const isOn = availability === 'inherited' ? inherited : availability === 'on';
    const others = offered.filter((one) => one !== product);
    return {
      page,
      core: { productsFor: async () => (isOn ? [...others, product] : others) },
    };
  },
});
