import { getDualLimit } from '@candor/api';
import { done } from '@candor/kernel';
import { type Atoms, atomsToText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getDualLimit, async ({ exchange, market }, _input, { user }) => {
  const { heldMax, later, held, pausedUntilMs } = await exchange.query('dualLimit', user.accountId);
  const { scale } = market.instruments.assetOf(usdtId);
  const text = (amount: Atoms | undefined) => (amount === undefined ? undefined : atomsToText(amount, scale));
  return done({
    heldMax: text(heldMax),
    laterAtMs: later?.inForceAtMs,
    laterMax: text(later?.heldMax),
    held: atomsToText(held, scale),
    pausedUntilMs,
  });
});
