import { selfHoldContract } from '@candor/api';
import type { TicketId } from '@candor/exchange';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(selfHoldContract, (deps, { requestId, ticketId }, { user }) => {
  const command = { type: 'copy.self_hold', accountId: user.accountId, ticketId: ticketId as TicketId } as const;
  return submitFor(deps, user, command, requestId);
});
