import { Wrench } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { corrections: { order: 95, label: 'funds.kindCorrections' } },
  kinds: { correction: { icon: Wrench, tab: 'corrections' } },
};
