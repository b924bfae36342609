import { cancelContract } from '@candor/api';
import type { TicketId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(cancelContract, async (deps, { requestId, ticketId }, { user }) => {
  const command = { type: 'contract.cancel', accountId: user.accountId, ticketId: ticketId as TicketId } as const;
  const cancelled = await submitFor(deps, user, command, requestId);
  if (!cancelled.ok) return cancelled;
  const { scale } = deps.market.instruments.assetOf(usdtId);
  return done({ ticketId, released: atomsToText(cancelled.value.released, scale) });
});
