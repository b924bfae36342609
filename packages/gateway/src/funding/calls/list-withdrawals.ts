import { listWithdrawals } from '@candor/api';
import type { AssetId, WithdrawalId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { withdrawalRows, withdrawalsById } from '../own-withdrawals.ts';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listWithdrawals, async (deps, { withdrawalId, assetId, page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId } = context.user;
  if (withdrawalId !== undefined) {
    const data = await withdrawalsById(deps, accountId, [withdrawalId as WithdrawalId]);
    return done({ data, page: 1, limit, total: data.length });
  }
  const asked = { accountId, assetId: assetId as AssetId | undefined, page, limit };
  const { rows, total } = await deps.reader.withdrawals(asked);
  return done({ data: await withdrawalRows(deps, rows), page, limit, total });
});
