import { listWithdrawals } from '@candor/contract';
import type { AssetId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { withdrawalRows } from '../../../funding/own-withdrawals.ts';
import { caughtUp } from '../../../own-view.ts';
import { serveUser } from '../../../serve.ts';

export default serveUser(listWithdrawals, async (deps, { assetId, page, limit }, context) => {
  await caughtUp(deps, context);
  const { accountId } = context.user;
  const asked = { accountId, assetId: assetId as AssetId | undefined, page, limit };
  const { rows, total } = await deps.reader.withdrawals(asked);
  return done({ data: await withdrawalRows(deps, rows), page, limit, total });
});
