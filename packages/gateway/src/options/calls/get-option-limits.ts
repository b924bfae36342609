import { getOptionLimits } from '@candor/api';
import { done } from '@candor/kernel';
import { usdtId } from '../../market/instruments.ts';
import { optionLimitsRowOf } from '../present/options.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getOptionLimits, async ({ exchange, market }, _input, { user }) => {
  const limits = await exchange.query('optionLimits', user.accountId);
  return done(optionLimitsRowOf(limits, market.instruments.assetOf(usdtId).scale));
});
