import { closeDualProduct } from '@candor/api';
import type { DualProductId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(closeDualProduct, 'dual.close_product', {
  change: (_, { productId }) => done({ productId: productId as DualProductId }),
  fields: (_, { productId }) => ({ productId }),
  async draft({ exchange }, { productId }) {
    const products = await exchange.query('dualProducts');
    const closed = products.find(({ terms }) => terms.productId === productId);
    return {
      page: `/pages/invest/invest?direction=${closed?.terms.direction ?? 'call'}`,
      core: { dualProducts: async () => products.filter((one) => one !== closed) },
    };
  },
});
