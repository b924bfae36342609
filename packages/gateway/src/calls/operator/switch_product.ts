import { switchProduct } from '@candor/contract';
import { serveOperator } from '../../serve.ts';
import { submitOperator } from '../../submit.ts';

export default serveOperator(switchProduct, (deps, { product, country, availability }) =>
  submitOperator(switchProduct, deps, { type: 'products.set_availability', product, country, availability }),
);
