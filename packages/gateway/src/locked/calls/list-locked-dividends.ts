import { listLockedDividends } from '@candor/api';
import { done } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listLockedDividends, async (deps, { page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const { instruments } = deps.market;
  const found = await deps.reader.lockedDividends({ accountId: context.user.accountId, page, limit });
  return done(
    pageAnswer({ page, limit }, found, ({ amount, ...dividend }) => {
      const { code, scale } = instruments.assetOf(dividend.assetId);
      return { ...dividend, code, amount: atomsToText(amount, scale) };
    }),
  );
});
