import { closeContract } from '@candor/contract';
import type { TicketId } from '@candor/exchange';
import { given } from '../../read-input.ts';
import { serveUser } from '../../serve.ts';
import { submitFor } from '../../submit.ts';

export default serveUser(closeContract, (deps, { requestId, ticketId, lots }, { user }) => {
  const { accountId } = user;
  const command = { type: 'contract.close', accountId, ticketId: ticketId as TicketId, ...given({ lots }) } as const;
  return submitFor(closeContract, deps, user, command, requestId);
});
