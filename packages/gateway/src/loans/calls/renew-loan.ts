import { renewLoan } from '@candor/api';
import type { LoanId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(renewLoan, async (deps, { requestId, days, interest, ...input }, { user }) => {
  const { accountId } = user;
  const loanId = input.loanId as LoanId;
  const termsHash = Buffer.from(input.termsHash, 'hex');
  const command = { type: 'loans.renew', accountId, loanId, days, termsHash, interest } as const;
  const renewed = await submitFor(deps, user, command, requestId);
  return renewed.ok ? done({ loanId, endsAtMs: renewed.value.endsAtMs }) : renewed;
});
