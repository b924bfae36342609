import { Split, Undo2 } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { dual: { order: 82, label: 'common.finance.dual' } },
  kinds: {
    dual_payout: { icon: Split, tab: 'dual' },
    dual_refund: { icon: Undo2, tab: 'dual' },
    dual_purchase: { icon: Split, tab: 'holds' },
    dual_reserve: { icon: Split },
  },
};
