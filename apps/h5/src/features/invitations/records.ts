import { UserPlus } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { rewards: { order: 90, label: 'common.titles.rewards' } },
  kinds: { rebate: { icon: UserPlus, tab: 'rewards' } },
};
