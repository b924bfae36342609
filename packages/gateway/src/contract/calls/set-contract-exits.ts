import { setContractExits } from '@candor/api';
import type { CommandOf, TicketId } from '@candor/exchange';
import { exitsOf } from '../order.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

type ExitChange = CommandOf<'contract.change_exits'>['takeProfit'];

export default serveUser(setContractExits, async (deps, { requestId, ...input }, { user }) => {
  const { takeProfitPrice, stopLossPrice, takeProfitLots, stopLossLots } = input;
  const wanted = exitsOf({
    takeProfitLots,
    stopLossLots,
    takeProfitPrice: isNone(takeProfitPrice) ? undefined : takeProfitPrice,
    stopLossPrice: isNone(stopLossPrice) ? undefined : stopLossPrice,
  });
  if (!wanted.ok) return wanted;
  const changeOf = (price: string | undefined, exit: NonNullable<ExitChange>['exit']): ExitChange =>
    price === undefined ? undefined : { exit };
  const command: CommandOf<'contract.change_exits'> = {
    type: 'contract.change_exits',
    accountId: user.accountId,
    ticketId: input.ticketId as TicketId,
    takeProfit: changeOf(takeProfitPrice, wanted.value.takeProfit),
    stopLoss: changeOf(stopLossPrice, wanted.value.stopLoss),
  };
  return submitFor(deps, user, command, requestId);
});

/** An empty price, or zero however it is written. */
function isNone(price: string | undefined): boolean {
  return price !== undefined && /^(0(\.0+)?)?$/.test(price);
}
