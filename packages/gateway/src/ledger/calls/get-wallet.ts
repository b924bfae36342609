import { getWallet } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { zero } from '@candor/money';
import { railsOf } from '../../funding/rails.ts';
import { balanceRowOf } from '../present/funds.ts';
import { holdRow } from '../present/holds.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getWallet, async (deps, { assetId, accountType }, { user }) => {
  const { exchange, market } = deps;
  const { accountId } = user;
  const asset = market.instruments.asset(assetId);
  if (asset === undefined) return reject('asset_not_found');
  const [balances, holds, rails] = await Promise.all([
    exchange.query('balances', accountId),
    exchange.query('holds', accountId),
    railsOf(deps),
  ]);
  const balance = balances.find((row) => row.assetId === asset.assetId && row.walletType === accountType) ?? {
    walletType: accountType,
    assetId: asset.assetId,
    available: zero,
    frozen: zero,
  };
  const here = holds.filter((hold) => hold.assetId === asset.assetId && hold.walletType === accountType);
  const rows = here.map((hold) => holdRow(market.instruments, rails, hold));
  return done({ balance: balanceRowOf(market, balance), holds: rows });
});
