import { amendSpotExits } from '@candor/api';
import type { OrderId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { priceFromText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(amendSpotExits, async (deps, input, { user }) => {
  const orderId = input.orderId as OrderId;
  const takeProfitPrice = input.takeProfitPrice === undefined ? undefined : priceFromText(input.takeProfitPrice);
  const stopLossPrice = input.stopLossPrice === undefined ? undefined : priceFromText(input.stopLossPrice);
  const isUnreadable = (text: string | undefined, price: unknown) => text !== undefined && price === undefined;
  if (isUnreadable(input.takeProfitPrice, takeProfitPrice) || isUnreadable(input.stopLossPrice, stopLossPrice))
    return reject('price_off_tick');
  const exits = { takeProfitPrice, stopLossPrice };
  const command = { type: 'spot.amend_exits', accountId: user.accountId, orderId, ...exits } as const;
  const amended = await submitFor(deps, user, command, input.requestId);
  return amended.ok ? done({ orderId }) : amended;
});
