import { listLoanHistory } from '@candor/api';
import type { LoanId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { loanEventRowOf } from '../present/loans.ts';

export default serveUser(listLoanHistory, async (deps, { page, limit, ...input }, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId } = context.user;
  const loanId = input.loanId as LoanId | undefined;
  const found = await deps.reader.loanEvents({ accountId, loanId, page, limit });
  return done(pageAnswer({ page, limit }, found, (event) => loanEventRowOf(deps.market.instruments, event)));
});
