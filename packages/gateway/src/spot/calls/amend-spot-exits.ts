import { amendSpotExits } from '@candor/api';
import type { OrderId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { priceFromText } from '@candor/money';
import { parseOptional } from '../../serving/read-input.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(amendSpotExits, async (deps, input, { user }) => {
  const orderId = input.orderId as OrderId;
  const takeProfit = parseOptional(input.takeProfitPrice, priceFromText);
  const stopLoss = parseOptional(input.stopLossPrice, priceFromText);
  if (takeProfit.isWrong || stopLoss.isWrong) return reject('price_off_tick');
  const exits = { takeProfitPrice: takeProfit.value, stopLossPrice: stopLoss.value };
  const command = { type: 'spot.amend_exits', accountId: user.accountId, orderId, ...exits } as const;
  const amended = await submitFor(deps, user, command, input.requestId);
  return amended.ok ? done({ orderId }) : amended;
});
