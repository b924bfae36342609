import { type CommandsOf, defineModule } from '../../module.ts';
import { borrow, renew } from './borrow.ts';
import { checkLoans } from './check.ts';
import { addCollateral, takeBackCollateral } from './collateral.ts';
import { onHour } from './hours.ts';
import { onTick } from './liquidate.ts';
import { repay, repayWithCollateral } from './repay.ts';
import type { LoansSlice } from './slice.ts';
import type { loansSpec } from './spec.ts';
import { termsChange } from './terms.ts';

/** Loans against collateral (RULES 14): simple hourly interest, alerts on the way, and sales down to a target. */
export const loansModule = defineModule<LoansSlice, CommandsOf<typeof loansSpec>>({
  name: 'loans',
  handlers: {
    'loans.set_terms': termsChange,
    'loans.borrow': borrow,
    'loans.repay': repay,
    'loans.repay_with_collateral': repayWithCollateral,
    'loans.add_collateral': addCollateral,
    'loans.take_collateral': takeBackCollateral,
    'loans.renew': renew,
  },
  reactions: { 'index.ticked': onTick },
  due: { 'loans.hour': onHour },
  *holds({ loans }, of) {
    for (const { loanId, accountId, assetId: lentAssetId, collateral } of of === undefined
      ? loans.live.values()
      : loans.liveOf(of)) {
      const hold = { accountId, walletType: 'spot', cause: 'collateral', reference: loanId } as const;
      for (const [assetId, amount] of collateral) yield { ...hold, assetId, amount, at: { assetId: lentAssetId } };
    }
  },
  isEmpty: ({ loans }) => loans.versions.length === 0,
  write: (core, writer) => core.loans.write(writer),
  read: (core, reader) => core.loans.read(reader),
  check: checkLoans,
});
