import { listLoanProducts } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { lastPrices, loanProductRowOf } from '../present/loans.ts';

export default serve(listLoanProducts, async ({ exchange, market }) => {
  const { instruments } = market;
  const [products, index] = await Promise.all([exchange.query('loanProducts'), exchange.query('index')]);
  const lastPrice = lastPrices(instruments, index);
  return done(
    products
      .filter(({ terms }) => terms.isOffered === 'yes')
      .map((product) => loanProductRowOf(instruments, product, lastPrice)),
  );
});
