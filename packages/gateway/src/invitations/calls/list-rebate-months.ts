import { listRebateMonths } from '@candor/api';
import { done } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listRebateMonths, async (deps, _input, context) => {
  await awaitOwnWrites(deps, context);
  const months = await deps.reader.rebateMonths({ accountId: context.user.accountId, side: 'inviter' });
  return done(
    months.map(({ month, assetId, count, amount }) => {
      const { code, scale } = deps.market.instruments.assetOf(assetId);
      return { month, assetId, code, count, amount: atomsToText(amount, scale) };
    }),
  );
});
