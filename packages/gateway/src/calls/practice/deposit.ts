import { payPracticeDeposit } from '@candor/contract';
import { done, Fault, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { railOf } from '../../funding/rails.ts';
import { serveUser } from '../../serve.ts';

/** What one payment may be worth at most, in USDT: enough to try every way of depositing. */
const mostUsdt = 100_000n;

export default serveUser(payPracticeDeposit, async (deps, input, { user }) => {
  const { chain, site, market } = deps;
  if (site.mode !== 'practice' || chain.practicePay === undefined) return reject('practice_only');
  const rail = await railOf(deps, input.railId);
  if (rail === undefined || !chain.railIds.includes(rail.railId)) return reject('rail_not_found');
  if (rail.takesDeposits === 'no') return reject('deposits_closed');
  const { asset, railId } = rail;
  const amount = atomsFromText(input.amount, asset.scale);
  if (amount === undefined) return reject('amount_invalid');
  const { valuation } = market;
  if (valuation.worth(asset.assetId, amount) > mostUsdt * 10n ** BigInt(valuation.usdtScale)) {
    return reject('practice_too_much');
  }
  try {
    return done({ transaction: await chain.practicePay(railId, user.accountId, amount) });
  } catch (error) {
    if (error instanceof Fault && error.kind === 'chain_unreachable') return reject('chain_unavailable');
    throw error;
  }
});
