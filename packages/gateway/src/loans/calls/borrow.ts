import { borrow } from '@candor/api';
import type { LoanProductId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitAct } from '../../serving/submit.ts';
import { collateralFrom, loanProduct } from '../offered.ts';

export default serveUser(borrow, async (deps, { requestId, couponId, ...input }, { user }) => {
  const product = await loanProduct(deps, input.productId);
  if (product === undefined) return reject('loan_not_offered');
  const { scale } = deps.market.instruments.assetOf(product.terms.assetId);
  const amount = atomsFromText(input.amount, scale);
  if (amount === undefined) return reject('amount_invalid');
  const collateral = collateralFrom(deps, input.collateral);
  if (collateral === undefined) return reject('collateral_not_accepted');
  const command = {
    type: 'loans.borrow',
    accountId: user.accountId,
    productId: input.productId as LoanProductId,
    amount,
    ...(input.days === undefined ? {} : { days: input.days }),
    collateral,
    termsHash: Buffer.from(input.termsHash, 'hex'),
    interest: input.interest,
  } as const;
  const made = await submitAct(deps, user, command, { requestId, couponId });
  return made.ok ? done(made.value) : made;
});
