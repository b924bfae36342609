import { listCouponCampaigns } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { couponCampaignRowOf } from '../present/coupons.ts';

export default serveOperator(listCouponCampaigns, async (deps) => {
  const campaigns = await deps.exchange.query('couponCampaigns');
  return done(campaigns.map((campaign) => couponCampaignRowOf(deps.market.instruments, campaign)));
});
