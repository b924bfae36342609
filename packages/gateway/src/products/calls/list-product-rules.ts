import { listProductRules } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listProductRules, async ({ exchange }) =>
  done([...(await exchange.query('productRules'))]),
);
