import { moveContractMargin } from '@candor/api';
import type { TicketId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(moveContractMargin, async (deps, { requestId, way, ...input }, { user }) => {
  const { scale } = deps.market.instruments.assetOf(usdtId);
  const amount = atomsFromText(input.amount, scale);
  if (amount === undefined) return reject('amount_invalid');
  const { accountId } = user;
  const ticketId = input.ticketId as TicketId;
  const command = { type: 'contract.move_margin', accountId, ticketId, way, amount } as const;
  const moved = await submitFor(deps, user, command, requestId);
  return moved.ok ? done({ ticketId, margin: atomsToText(moved.value.margin, scale) }) : moved;
});
