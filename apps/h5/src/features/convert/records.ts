import { Percent, Repeat } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { conversions: { order: 80, label: 'funds.kindConversions' } },
  kinds: {
    convert: { icon: Repeat, tab: 'conversions' },
    convert_fee: { icon: Percent, tab: 'fees' },
  },
};
