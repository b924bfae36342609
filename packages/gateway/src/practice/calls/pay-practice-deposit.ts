import { payPracticeDeposit } from '@candor/api';
import { done, Fault, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { takeAllowance } from '../practice-allowance.ts';
import { railOf } from '../../funding/rails.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(payPracticeDeposit, async (deps, input, { user }) => {
  const { chain, site } = deps;
  if (site.mode !== 'practice' || chain.practicePay === undefined) return reject('practice_only');
  const rail = await railOf(deps, input.railId);
  if (rail === undefined || !chain.railIds.includes(rail.railId)) return reject('rail_not_found');
  if (rail.takesDeposits === 'no') return reject('deposits_closed');
  const { asset, railId } = rail;
  const amount = atomsFromText(input.amount, asset.scale);
  if (amount === undefined || amount <= 0n) return reject('amount_invalid');
  const giveBack = await takeAllowance(deps, user, asset, amount);
  if (giveBack === undefined) return reject('practice_too_much');
  try {
    return done({ transaction: await chain.practicePay(railId, user.accountId, amount) });
  } catch (error) {
    await giveBack();
    if (error instanceof Fault && error.kind === 'chain_unreachable') return reject('chain_unavailable');
    throw error;
  }
});
