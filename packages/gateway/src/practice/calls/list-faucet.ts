import { listFaucet } from '@candor/api';
import { nextClaimAtMs } from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listFaucet, async ({ exchange, market, site, clock }, _input, { user }) => {
  if (site.mode !== 'practice') return reject('practice_only');
  const claimed = new Set(await exchange.query('claimedToday', user.accountId));
  return done({
    assets: market.instruments.assets.flatMap(({ assetId, code, name, image, scale, faucet }) =>
      faucet === undefined
        ? []
        : [{ assetId, code, name, image, amount: atomsToText(faucet, scale), isClaimed: claimed.has(assetId) }],
    ),
    nextClaimAtMs: nextClaimAtMs(clock()),
  });
});
