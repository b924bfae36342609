import { openContract } from '@candor/api';
import { done } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { contractOrderOf } from '../order.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitAct } from '../../serving/submit.ts';

export default serveUser(openContract, async (deps, { requestId, couponId, ...input }, { user }) => {
  const read = contractOrderOf(deps.market.instruments, user.accountId, input);
  if (!read.ok) return read;
  const { pair, command } = read.value;
  const opened = await submitAct(deps, user, command, { requestId, couponId });
  if (!opened.ok) return opened;
  const { ticketId, hold } = opened.value;
  return done({ ticketId, hold: atomsToText(hold, pair.quote.scale) });
});
