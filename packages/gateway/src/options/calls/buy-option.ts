import { buyOption } from '@candor/api';
import { gridMs } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitAct } from '../../serving/submit.ts';

export default serveUser(buyOption, async (deps, input, { user }) => {
  const pair = deps.market.instruments.pair(input.pairId);
  if (pair === undefined) return reject('pair_not_found');
  const { quote, pairId } = pair;
  if (input.assetId !== quote.assetId) return reject('asset_not_found');
  const stake = atomsFromText(input.stake, quote.scale);
  if (stake === undefined) return reject('amount_invalid');
  const { direction, seconds, validUntilMs, requestId, couponId } = input;
  const termsHash = Buffer.from(input.termsHash, 'hex');
  const { accountId } = user;
  const command = {
    type: 'options.buy',
    accountId,
    pairId,
    direction,
    seconds,
    stake,
    termsHash,
    validUntilMs,
  } as const;
  const bought = await submitAct(deps, user, command, { requestId, couponId });
  if (!bought.ok) return bought;
  const { optionId, strikeFromGrid, reward } = bought.value;
  return done({
    optionId,
    strikeFromGrid,
    strikeFromMs: strikeFromGrid * gridMs,
    reward: atomsToText(reward, quote.scale),
  });
});
