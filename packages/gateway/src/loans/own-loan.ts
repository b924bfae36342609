import type { LoanRow } from '@candor/api';
import type { AccountId, LoanId } from '@candor/exchange';
import type { Deps } from '../serving/deps.ts';
import { endedLoanRowOf, loanRowOf } from './present/loans.ts';

const waitMs = 2_000;

/** A user's loan: the core's while it lives, history's after that. */
export async function ownLoanRow(
  { exchange, reader, writes, market }: Pick<Deps, 'exchange' | 'reader' | 'writes' | 'market'>,
  accountId: AccountId,
  loanId: LoanId,
): Promise<LoanRow | undefined> {
  const live = await exchange.query('liveLoan', accountId, loanId);
  if (live !== undefined) return loanRowOf(market.instruments, live);
  await reader.waitFor(writes.of(accountId), waitMs);
  const ended = await reader.loanById({ accountId, loanId });
  if (ended === undefined) return undefined;
  return endedLoanRowOf(market.instruments, ended, await exchange.query('loanTerms', ended.termsId));
}
