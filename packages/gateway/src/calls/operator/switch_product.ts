import { switchProduct } from '@candor/contract';
import { serveOperator } from '../../serve.ts';
import { submitChange } from '../../submit.ts';

export default serveOperator(switchProduct, (deps, { product, country, availability }, { operator }) =>
  submitChange(switchProduct, deps, operator, { type: 'products.set_availability', product, country, availability }),
);
