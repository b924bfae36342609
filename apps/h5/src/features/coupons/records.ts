import { TicketPercent } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  kinds: {
    coupon_reserve: { icon: TicketPercent },
    coupon_release: { icon: TicketPercent },
    coupon_payout: { icon: TicketPercent, tab: 'rewards' },
  },
};
