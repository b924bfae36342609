import { listLoans } from '@candor/api';
import { done } from '@candor/kernel';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { endedLoanRowOf, loanRowOf } from '../present/loans.ts';

/** Running loans are the core's own, as they are now; ended ones are history. */
export default serveUser(listLoans, async (deps, { status, page, limit }, context) => {
  const { accountId } = context.user;
  const { exchange, reader, market } = deps;
  if (status === 'running') {
    const live = await exchange.query('liveLoans', accountId);
    const rows = live.slice((page - 1) * limit, page * limit);
    return done(
      pageAnswer({ page, limit }, { rows, total: live.length }, (loan) => loanRowOf(market.instruments, loan)),
    );
  }
  await awaitOwnWrites(deps, context);
  const found = await reader.endedLoans({ accountId, page, limit });
  const terms = new Map(
    await Promise.all(
      found.rows.map(async ({ termsId }) => [termsId, await exchange.query('loanTerms', termsId)] as const),
    ),
  );
  return done(
    pageAnswer({ page, limit }, found, (loan) => endedLoanRowOf(market.instruments, loan, terms.get(loan.termsId))),
  );
});
