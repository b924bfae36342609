import { ArrowLeftRight } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { transfers: { order: 70, label: 'funds.kindTransfers' } },
  kinds: {
    transfer: { icon: ArrowLeftRight, tab: 'transfers' },
  },
};
