import { HandCoins, Percent, ShieldAlert, Snowflake, Sun, Undo2 } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { loans: { order: 86, label: 'common.titles.borrowing' } },
  kinds: {
    loan_borrowed: { icon: HandCoins, tab: 'loans' },
    loan_repayment: { icon: Undo2, tab: 'loans' },
    loan_liquidation: { icon: ShieldAlert, tab: 'loans' },
    loan_interest: { icon: Percent, tab: 'fees' },
    loan_collateral: { icon: Snowflake, tab: 'holds' },
    loan_collateral_release: { icon: Sun, tab: 'holds' },
  },
};
