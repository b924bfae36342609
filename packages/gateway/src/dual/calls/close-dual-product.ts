import { closeDualProduct } from '@candor/api';
import type { DualProductId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(closeDualProduct, 'dual.close_product', {
  change: (_, { productId }) => done({ productId: productId as DualProductId }),
  fields: (_, { productId }) => ({ productId }),
});
