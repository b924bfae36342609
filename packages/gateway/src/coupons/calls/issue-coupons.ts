import { issueCoupons } from '@candor/api';
import type { AccountId, CouponCampaignId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { answeredOperator } from '../../serving/submit.ts';

export default serveOperator(
  issueCoupons,
  async (deps, { campaignId, accountIds: numbers, termsHash }, { operator }) => {
    const accountIds = numbers.map(([text]) => Number(text) as AccountId);
    operator.about(accountIds);
    const issued = await answeredOperator<'coupons.issue'>(deps, {
      type: 'coupons.issue',
      campaignId: campaignId as CouponCampaignId,
      accountIds,
      termsHash: Buffer.from(termsHash, 'hex'),
    });
    if (!issued.ok) return issued;
    const { sequence, result } = issued.value;
    return done({ sequence, couponIds: [...result.couponIds] });
  },
);
