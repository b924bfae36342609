import { previewLockedDeposit } from '@candor/api';
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
import { serve } from '../../serving/serve.ts';

export default serve(previewLockedDeposit, async ({ exchange, market, clock }, input) => {
  const products = await exchange.query('lockedProducts');
  const product = products.find(({ terms }) => terms.productId === input.productId);
  if (product === undefined || product.terms.isOffered === 'no') return reject('locked_not_offered');
  const { terms, hash } = product;
  const { scale } = market.instruments.assetOf(terms.assetId);
  const amount = atomsFromText(input.amount, scale);
  if (amount === undefined || amount <= 0n) return reject('amount_invalid');
  if (amount < terms.amountMin) return reject('locked_too_small');
  if (amount > terms.accountMax) return reject('locked_too_large');
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
  });
});
