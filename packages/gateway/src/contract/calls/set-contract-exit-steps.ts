import { setContractExitSteps } from '@candor/api';
import type { CommandOf, TicketId } from '@candor/exchange';
import { exitStepsOf } from '../exits.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(setContractExitSteps, async (deps, { requestId, kind, exits, ...input }, { user }) => {
  const wanted = exitStepsOf(kind === undefined ? exits : exits.filter((one) => one.kind === kind));
  if (!wanted.ok) return wanted;
  const { takeProfits, stopLosses, trails } = wanted.value;
  const command: CommandOf<'contract.set_exit_steps'> = {
    type: 'contract.set_exit_steps',
    accountId: user.accountId,
    ticketId: input.ticketId as TicketId,
    takeProfits: kind === undefined || kind === 'take_profit' ? takeProfits : undefined,
    stopLosses: kind === undefined || kind === 'stop_loss' ? stopLosses : undefined,
    trails: kind === undefined || kind === 'trailing_stop' ? trails : undefined,
  };
  return submitFor(deps, user, command, requestId);
});
