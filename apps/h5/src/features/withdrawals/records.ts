import { ArrowUpFromLine, Fuel, Percent, Snowflake, Sun } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { withdrawals: { order: 20, label: 'funds.kindWithdrawals' } },
  kinds: {
    withdrawal: { icon: ArrowUpFromLine, tab: 'withdrawals' },
    withdrawal_fee: { icon: Percent, tab: 'withdrawals' },
    withdrawal_hold: { icon: Snowflake, tab: 'holds' },
    withdrawal_release: { icon: Sun, tab: 'holds' },
    network_cost: { icon: Fuel },
  },
};
