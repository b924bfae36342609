import { closeDualProduct } from '@candor/api';
import type { DualProductId } from '@candor/exchange';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(closeDualProduct, async (deps, input, { operator }) =>
  submitChange(deps, operator, { type: 'dual.close_product', productId: input.productId as DualProductId }),
);
