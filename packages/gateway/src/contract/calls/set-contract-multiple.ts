import { setContractMultiple } from '@candor/api';
import type { TicketId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(setContractMultiple, async (deps, { requestId, multiple, ...input }, { user }) => {
  const { scale } = deps.market.instruments.assetOf(usdtId);
  const ticketId = input.ticketId as TicketId;
  const command = { type: 'contract.set_multiple', accountId: user.accountId, ticketId, multiple } as const;
  const changed = await submitFor(deps, user, command, requestId);
  return changed.ok ? done({ ticketId, margin: atomsToText(changed.value.margin, scale) }) : changed;
});
