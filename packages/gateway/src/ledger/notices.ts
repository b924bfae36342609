import type { AccountId } from '@candor/exchange';
import { describeNotices, type FactNotice } from '../inbox/describe-notices.ts';

export default describeNotices({
  'ledger.corrected': async ({ proposalId, fromAccountId, toAccountId, assetId, amount, reason }, parts) => {
    const moved = await parts.amountOf(assetId, amount);
    const told = (accountId: AccountId, direction: 'in' | 'out'): FactNotice => ({
      accountId,
      notice: { kind: 'balance_corrected', correction: String(proposalId), ...moved, direction, reason },
    });
    return [told(fromAccountId, 'out'), told(toAccountId, 'in')];
  },
});
