import { closeContracts } from '@candor/api';
import { done } from '@candor/kernel';
import { filteredPair } from '../../market/pair-of.ts';
import { omitUndefined } from '../../serving/read-input.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(closeContracts, async (deps, { requestId, choice, ...filter }, { user }) => {
  const pair = filteredPair(deps.market.instruments, filter);
  if (!pair.ok) return pair;
  const { accountId } = user;
  const pairId = pair.value?.pairId;
  const command = { type: 'contract.close_many', accountId, choice, ...omitUndefined({ pairId }) } as const;
  const closing = await submitFor(deps, user, command, requestId);
  return closing.ok ? done({ ticketIds: [...closing.value.ticketIds] }) : closing;
});
