import { reverseContract } from '@candor/api';
import type { TicketId } from '@candor/exchange';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(reverseContract, (deps, { requestId, ticketId }, { user }) => {
  const command = { type: 'contract.reverse', accountId: user.accountId, ticketId: ticketId as TicketId } as const;
  return submitFor(deps, user, command, requestId);
});
