import { previewLockedDeposit } from '@candor/api';
import type { AccountId, LockedProductId } from '@candor/exchange';
import {
  lockedDividendAtMs,
  lockedDividendFor,
  lockedEndsAtMs,
  lockedPenaltyFor,
  lockedRateFor,
  lockedStartFor,
  lockedYieldOf,
} from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { atomsFromText, atomsToText } from '@candor/money';
import { couponPays } from '../../coupons/coupon-pays.ts';
import { omitUndefined } from '../../serving/read-input.ts';
import { serve } from '../../serving/serve.ts';

/** Refuses what the core would refuse: of a signed-in user also what only they may not. */
export default serve(previewLockedDeposit, async ({ exchange, market, clock }, input, { session }) => {
  const productId = input.productId as LockedProductId;
  const products = await exchange.query('lockedProducts');
  const product = products.find(({ terms }) => terms.productId === productId);
  if (product === undefined) return reject('locked_not_offered');
  const { terms, hash } = product;
  const { scale } = market.instruments.assetOf(terms.assetId);
  const amount = atomsFromText(input.amount, scale);
  if (amount === undefined) return reject('amount_invalid');
  const accountId = session?.accountId as AccountId | undefined;
  const refusal = await exchange.query('lockedRefusal', { productId, amount, ...omitUndefined({ accountId }) });
  if (refusal !== undefined) return reject(refusal);
  const { couponId } = input;
  const plan = { act: 'locked', assetId: terms.assetId, size: amount, days: terms.days } as const;
  const paid =
    couponId === undefined ? undefined : await couponPays(exchange, { accountId, couponId, plan, isSizeKnown: true });
  if (paid !== undefined && !paid.ok) return paid;
  const rate = lockedRateFor(amount, terms);
  const dividend = lockedDividendFor(amount, rate);
  const { days, dayMs, dividendAtMs, penaltyRatio } = terms;
  const startsAtMs = lockedStartFor(clock(), dayMs, dividendAtMs);
  const times = { startsAtMs, dayMs, days };
  return done({
    termsHash: hex(hash),
    rate,
    dividend: atomsToText(dividend, scale),
    total: atomsToText(lockedYieldOf(dividend, days), scale),
    startsAtMs,
    firstDividendAtMs: lockedDividendAtMs(times, 1),
    endsAtMs: lockedEndsAtMs(times),
    penalty: atomsToText(lockedPenaltyFor(amount, penaltyRatio, days), scale),
    couponPays: paid && atomsToText(paid.value, scale),
  });
});
