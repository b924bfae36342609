import { withdrawalSubject, withdrawFunds } from '@candor/api';
import { done, present, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { provenStepUp } from '../../step-up/proven-step-up.ts';
import { isServed, railOf } from '../rails.ts';
import { withdrawalsById } from '../own-withdrawals.ts';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(withdrawFunds, async (deps, input, context) => {
  const { user } = context;
  const { railId, destinationId } = input;
  const rail = await railOf(deps, railId);
  if (rail === undefined) return reject('rail_not_found');
  if (!isServed(deps, rail)) return reject('withdrawals_closed');
  const { level } = await deps.exchange.query('fundingAccount', user.accountId);
  if (level === 'none') return reject('identity_needed');
  const amount = atomsFromText(input.amount, rail.asset.scale);
  const fee = atomsFromText(input.fee, rail.asset.scale);
  if (amount === undefined || fee === undefined) return reject('amount_invalid');
  const destination = await deps.platform.destinations.find(user.userId, destinationId);
  if (destination === undefined) return reject('destination_not_found');

  const subject = withdrawalSubject({ railId, amount: input.amount, destinationId, fee: input.fee });
  const proven = await provenStepUp(deps, user, 'withdraw', subject, input);
  if (!proven.ok) return proven;
  const command = {
    type: 'funding.withdraw',
    accountId: user.accountId,
    railId: rail.railId,
    amount,
    fee,
    destination: destination.hash,
  } as const;
  const asked = await submitFor(deps, user, command, input.requestId);
  if (!asked.ok) return asked;
  await awaitOwnWrites(deps, context);
  const [row] = await withdrawalsById(deps, user.accountId, [asked.value.withdrawalId]);
  return done(present(row, 'history has what it was waited for'));
});
