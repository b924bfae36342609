import { type AccountType, getWallet, type OutputOf } from '@candor/contract';
import type { OrderView, WithdrawalView } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsToText, zero } from '@candor/money';
import type { Deps } from '../../deps.ts';
import { accountTypeFor, type Rails, railsOf } from '../../funding/rails.ts';
import type { Asset } from '../../market/instruments.ts';
import { balanceRowOf } from '../../present/funds.ts';
import { serveUser } from '../../serve.ts';

type Hold = OutputOf<typeof getWallet>['holds'][number];

export default serveUser(getWallet, async (deps, { assetId, accountType }, { user }) => {
  const { exchange, market } = deps;
  const { instruments } = market;
  const asset = instruments.asset(assetId);
  if (asset === undefined) return reject('asset_not_found');
  const [balances, orders, withdrawals, rails] = await Promise.all([
    exchange.query('balances', user.accountId),
    exchange.query('openOrders', user.accountId),
    exchange.query('openWithdrawals', user.accountId),
    railsOf(deps),
  ]);
  const balance = balances.find((row) => row.assetId === asset.assetId && row.walletType === accountType) ?? {
    walletType: accountType,
    assetId: asset.assetId,
    available: zero,
    frozen: zero,
  };
  // Orders hold in the exchange account and in no other.
  const byOrders = accountType === 'change' ? holdsOfOrders(market, orders, asset) : [];
  const byWithdrawals = holdsOfWithdrawals(rails, withdrawals, asset, accountType);
  return done({ balance: balanceRowOf(market, balance), holds: [...byOrders, ...byWithdrawals] });
});

function holdsOfOrders({ instruments }: Deps['market'], orders: readonly OrderView[], asset: Asset): Hold[] {
  return orders.flatMap(({ orderId, pairId, side, held }) => {
    const { symbol, base, quote } = instruments.pairOf(pairId);
    const paidWith = side === 'buy' ? quote : base;
    if (held === zero || paidWith.assetId !== asset.assetId) return [];
    return [{ cause: 'order' as const, reference: orderId, label: symbol, amount: atomsToText(held, asset.scale) }];
  });
}

/** A withdrawal holds its whole amount in the account that its network pays out of, until it has ended. */
function holdsOfWithdrawals(
  rails: Rails,
  withdrawals: readonly WithdrawalView[],
  asset: Asset,
  accountType: AccountType,
): Hold[] {
  return withdrawals.flatMap(({ withdrawalId, railId, assetId, amount }) => {
    const rail = rails.get(railId);
    if (rail === undefined || assetId !== asset.assetId || accountTypeFor(rail) !== accountType) return [];
    const text = atomsToText(amount, asset.scale);
    return [{ cause: 'withdrawal' as const, reference: withdrawalId, label: rail.network, amount: text }];
  });
}
