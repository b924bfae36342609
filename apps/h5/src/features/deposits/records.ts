import { ArrowDownToLine } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { deposits: { order: 10, label: 'funds.kindDeposits' } },
  kinds: {
    deposit: { icon: ArrowDownToLine, tab: 'deposits' },
  },
};
