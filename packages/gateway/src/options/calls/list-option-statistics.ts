import { listOptionStatistics } from '@candor/api';
import { done } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listOptionStatistics, async (deps, _input, context) => {
  await awaitOwnWrites(deps, context);
  const rows = await deps.reader.optionStatistics({ accountId: context.user.accountId });
  return done(
    rows.map(({ pairId, staked, paid, net, ...counts }) => {
      const { symbol, quote } = deps.market.instruments.pairOf(pairId);
      const { code, scale } = quote;
      const amounts = {
        staked: atomsToText(staked, scale),
        paid: atomsToText(paid, scale),
        profit: atomsToText(net, scale),
      };
      return { ...counts, pairId, symbol, code, ...amounts };
    }),
  );
});
