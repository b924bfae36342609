import { Users } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  kinds: {
    profit_share: { icon: Users, tab: 'contracts' },
  },
};
