import { previewLoan } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import {
  loanCollateralValue,
  loanInterestFor,
  loanLevelsOf,
  loanLtvOf,
  loanMaxFor,
  loanMoveTo,
  type PricedLoan,
} from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { atomsFromText, atomsToText, priceToText } from '@candor/money';
import { couponPays } from '../../coupons/coupon-pays.ts';
import { usdtId } from '../../market/instruments.ts';
import { serve } from '../../serving/serve.ts';
import { collateralFrom, loanProduct } from '../offered.ts';
import { lastPrices } from '../present/loans.ts';

export default serve(previewLoan, async (deps, input, { session }) => {
  const { instruments } = deps.market;
  const product = await loanProduct(deps, input.productId);
  if (product === undefined || product.terms.isOffered === 'no') return reject('loan_not_offered');
  const { terms, hash } = product;
  const fixed = terms.fixed.find(({ days }) => days === input.days);
  if (input.days !== undefined && fixed === undefined) return reject('loan_term_not_offered');
  const interest = fixed?.interest ?? product.interest;
  const lent = instruments.assetOf(terms.assetId);
  const amount = atomsFromText(input.amount, lent.scale);
  if (amount === undefined || amount <= 0n) return reject('amount_invalid');
  const held = collateralFrom(deps, input.collateral);
  if (held === undefined || held.length === 0) return reject('collateral_not_accepted');
  const lastPrice = lastPrices(instruments, await deps.exchange.query('index'));
  const debtPrice = lastPrice(terms.assetId);
  if (debtPrice === undefined) return reject('index_stale');
  const collateral: PricedLoan['collateral'][number][] = [];
  for (const one of held) {
    const accepted = terms.collateral.find(({ assetId }) => assetId === one.assetId);
    if (accepted === undefined) return reject('collateral_not_accepted');
    const price = lastPrice(one.assetId);
    if (price === undefined) return reject('index_stale');
    collateral.push({ ...accepted, ...one, scale: instruments.assetOf(one.assetId).scale, price });
  }
  const { couponId } = input;
  const accountId = session?.accountId as AccountId | undefined;
  const plan = { act: 'loans', assetId: terms.assetId, size: amount, interest } as const;
  const paid =
    couponId === undefined
      ? undefined
      : await couponPays(deps.exchange, { accountId, couponId, plan, isSizeKnown: true });
  if (paid !== undefined && !paid.ok) return paid;
  const unitScale = instruments.assetOf(usdtId).scale;
  const priced = { debt: { amount, scale: lent.scale, price: debtPrice }, collateral, unitScale };
  return done({
    termsHash: hex(hash),
    interest,
    hourly: atomsToText(loanInterestFor(amount, interest, 1), lent.scale),
    counted: atomsToText(loanCollateralValue(priced), unitScale),
    amountMax: atomsToText(loanMaxFor(priced, terms.ltvInitial), lent.scale),
    ltv: loanLtvOf(priced),
    couponPays: paid && atomsToText(paid.value, lent.scale),
    levels: loanLevelsOf(terms).map((level) => {
      const move = loanMoveTo(priced, terms.assetId, level);
      return { level, assetId: move?.assetId, share: move?.share, price: move?.price && priceToText(move.price) };
    }),
  });
});
