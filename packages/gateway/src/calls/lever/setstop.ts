import { setContractExits } from '@candor/contract';
import type { TicketId } from '@candor/exchange';
import { exitsOf } from '../../contract-order.ts';
import { serveUser } from '../../serve.ts';
import { submitFor } from '../../submit.ts';

export default serveUser(setContractExits, async (deps, { requestId, ...input }, { user }) => {
  const exits = exitsOf(input);
  if (!exits.ok) return exits;
  const { accountId } = user;
  const ticketId = input.ticketId as TicketId;
  const command = { type: 'contract.set_exits', accountId, ticketId, ...exits.value } as const;
  return submitFor(setContractExits, deps, user, command, requestId);
});
