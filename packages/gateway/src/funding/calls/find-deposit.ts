import { type DepositFinding, type DepositRow, findDeposit } from '@candor/api';
import { done, Fault, reject } from '@candor/kernel';
import type { PaymentFinding } from '@candor/chain';
import { railsOf, transactionOf } from '../rails.ts';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { depositRowOf } from '../present/deposits.ts';
import { serveUser } from '../../serving/serve.ts';

/** The state on the chain of a payment that has no record here yet. */
const findings: Readonly<Record<PaymentFinding['kind'], DepositFinding>> = {
  not_found: 'not_found',
  waiting: 'waiting',
  failed: 'failed',
  other_token: 'other_token',
  other_address: 'not_yours',
  found: 'pending',
};

export default serveUser(findDeposit, async (deps, { railId, transaction }, context) => {
  const { accountId } = context.user;
  const rails = await railsOf(deps);
  const rail = [...rails.values()].find((known) => known.railId === railId);
  if (rail === undefined) return reject('rail_not_found');
  if (!deps.chain.railIds.includes(rail.railId)) return done({ finding: 'by_hand' as const, deposits: [] });
  await awaitOwnWrites(deps, context);
  const records = await deps.reader.depositsByTransaction({
    railId: rail.railId,
    transaction: transactionOf(transaction),
  });
  const own = records.filter((record) => record.accountId === accountId);
  const deposits: DepositRow[] = own.map((record) => depositRowOf(deps, rails, record));
  const last = own.at(-1);
  if (last !== undefined && last.status !== 'dropped') return done({ finding: last.status, deposits });
  try {
    const found = findings[(await deps.chain.find(rail.railId, accountId, transaction)).kind];
    return done({ finding: last !== undefined && found === 'not_found' ? 'dropped' : found, deposits });
  } catch (error) {
    if (error instanceof Fault && error.kind === 'chain_unreachable') return reject('chain_unavailable');
    throw error;
  }
});
