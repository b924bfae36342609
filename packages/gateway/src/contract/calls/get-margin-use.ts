import { getMarginUse } from '@candor/api';
import { dayMs, done, hourMs, minuteMs } from '@candor/kernel';
import { atomsToText, textFromUnits } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

const steps = {
  day: { everyMs: 15 * minuteMs, spanMs: dayMs },
  month: { everyMs: 8 * hourMs, spanMs: 30 * dayMs },
} as const;

export default serveUser(getMarginUse, async (deps, { span }, context) => {
  await awaitOwnWrites(deps, context);
  const { assetId, scale } = deps.market.instruments.assetOf(usdtId);
  const { everyMs, spanMs } = steps[span];
  const nowMs = deps.clock();
  const lastMs = Math.floor(nowMs / everyMs) * everyMs;
  const past = Array.from({ length: spanMs / everyMs }, (_, at) => lastMs - spanMs + (at + 1) * everyMs);
  const atMs = past.filter((moment) => moment < nowMs);
  const uses = await deps.reader.marginUse({ accountId: context.user.accountId, assetId, atMs: [...atMs, nowMs] });
  return done({
    points: uses.map(({ atMs: at, used, balance }) => ({
      atMs: at,
      used: atomsToText(used, scale),
      balance: atomsToText(balance, scale),
      percent: balance === 0n ? '0' : textFromUnits((used * 10_000n) / balance, 2),
    })),
  });
});
