import { makeLockedDeposit } from '@candor/api';
import type { LockedProductId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitAct } from '../../serving/submit.ts';

export default serveUser(makeLockedDeposit, async (deps, input, { user }) => {
  const productId = input.productId as LockedProductId;
  const products = await deps.exchange.query('lockedProducts');
  const product = products.find(({ terms }) => terms.productId === productId);
  if (product === undefined) return reject('locked_not_offered');
  const { scale } = deps.market.instruments.assetOf(product.terms.assetId);
  const amount = atomsFromText(input.amount, scale);
  if (amount === undefined) return reject('amount_invalid');
  const termsHash = Buffer.from(input.termsHash, 'hex');
  const renewal = input.isRenewed ? 'on' : 'off';
  const { accountId } = user;
  const command = { type: 'locked.deposit', accountId, productId, amount, termsHash, renewal } as const;
  const made = await submitAct(deps, user, command, input);
  if (!made.ok) return made;
  const { depositId, rate, dividend, startsAtMs } = made.value;
  return done({ depositId, rate, startsAtMs, dividend: atomsToText(dividend, scale) });
});
