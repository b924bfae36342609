import { ppmFromPercent } from '@candor/money';
import type { QuotationRow } from '@candor/api';
import { feesInTier } from '@candor/exchange/rules';
import { rateText } from '#features/position-model/percent-text.ts';
import { useFeeTier } from './use-fee-tier.ts';

type FeeTexts = Pick<QuotationRow, 'makerFee' | 'takerFee'>;

/** The percents that the user pays in a pair. */
export function useOwnFees(pair: FeeTexts): FeeTexts {
  const tier = useFeeTier();
  const [makerFee, takerFee] = [ppmFromPercent(pair.makerFee), ppmFromPercent(pair.takerFee)];
  if (makerFee === undefined || takerFee === undefined) return pair;
  const own = feesInTier({ makerFee, takerFee }, tier);
  return { makerFee: rateText(own.makerFee), takerFee: rateText(own.takerFee) };
}
