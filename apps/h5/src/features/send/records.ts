import { Send, UserCheck } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { sends: { order: 75, label: 'funds.kindSends' } },
  kinds: {
    send: { icon: Send, tab: 'sends' },
    send_received: { icon: UserCheck, tab: 'sends' },
  },
};
