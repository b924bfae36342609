import { listFeeMonths } from '@candor/api';
import { done } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listFeeMonths, async (deps, _input, context) => {
  await awaitOwnWrites(deps, context);
  const { scale } = deps.market.instruments.assetOf(usdtId);
  const months = await deps.reader.feeMonths({ accountId: context.user.accountId });
  return done(months.map(({ month, kind, worth }) => ({ month, kind, worth: atomsToText(worth, scale) })));
});
