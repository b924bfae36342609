import { Coins, Rocket, Undo2 } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { ieo: { order: 84, label: 'common.finance.ieo' } },
  kinds: {
    ieo_payment: { icon: Rocket, tab: 'ieo' },
    ieo_tokens: { icon: Coins, tab: 'ieo' },
    ieo_subscription: { icon: Rocket, tab: 'holds' },
    ieo_refund: { icon: Undo2, tab: 'holds' },
    ieo_issue: { icon: Coins },
  },
};
