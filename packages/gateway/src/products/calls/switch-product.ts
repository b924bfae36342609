import { switchProduct } from '@candor/api';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(switchProduct, (deps, { product, country, availability }, { operator }) =>
  submitChange(deps, operator, { type: 'products.set_availability', product, country, availability }),
);
