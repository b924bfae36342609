import { switchProduct } from '@candor/api';
import { done } from '@candor/kernel';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(switchProduct, 'products.set_availability', {
  change: (_, { product, country, availability }) => done({ product, country, availability }),
  fields: (_, { product, country, availability }) => ({ product, country, availability }),
});
