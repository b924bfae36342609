import { closeContract } from '@candor/api';
import type { TicketId } from '@candor/exchange';
import { omitUndefined } from '../../serving/read-input.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(closeContract, (deps, { requestId, ticketId, lots }, { user }) => {
  const { accountId } = user;
  const command = {
    type: 'contract.close',
    accountId,
    ticketId: ticketId as TicketId,
    ...omitUndefined({ lots }),
  } as const;
  return submitFor(deps, user, command, requestId);
});
