import { getWallet } from '@candor/contract';
import { done, reject } from '@candor/kernel';
import { atomsToText, zero } from '@candor/money';
import { balanceRowOf } from '../../present/funds.ts';
import { serveUser } from '../../serve.ts';

export default serveUser(getWallet, async ({ exchange, market }, { assetId, accountType }, { user }) => {
  const { instruments } = market;
  const asset = instruments.asset(assetId);
  if (asset === undefined) return reject('asset_not_found');
  const [balances, orders] = await Promise.all([
    exchange.query('balances', user.accountId),
    exchange.query('openOrders', user.accountId),
  ]);
  const balance = balances.find((row) => row.assetId === asset.assetId && row.walletType === accountType) ?? {
    walletType: accountType,
    assetId: asset.assetId,
    available: zero,
    frozen: zero,
  };
  // Orders hold in the exchange account and in no other.
  const holding = accountType === 'change' ? orders.filter((order) => order.held > 0n) : [];
  const holds = holding.flatMap((order) => {
    const { symbol, base, quote } = instruments.pairOf(order.pairId);
    const paidWith = order.side === 'buy' ? quote : base;
    if (paidWith.assetId !== asset.assetId) return [];
    const amount = atomsToText(order.held, asset.scale);
    return [{ cause: 'order' as const, reference: order.orderId, label: symbol, amount }];
  });
  return done({ balance: balanceRowOf(market, balance), holds });
});
