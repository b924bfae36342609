import { setDualReinvest } from '@candor/api';
import type { DualPurchaseId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(setDualReinvest, async (deps, { reinvestMin, requestId, ...input }, { user }) => {
  const purchaseId = input.purchaseId as DualPurchaseId;
  const command = {
    type: 'dual.set_reinvest',
    accountId: user.accountId,
    purchaseId,
    ...(reinvestMin === undefined ? {} : { reinvest: { interestMin: reinvestMin } }),
  } as const;
  const set = await submitFor(deps, user, command, requestId);
  return set.ok ? done({ purchaseId }) : set;
});
