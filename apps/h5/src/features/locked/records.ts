import { CalendarCheck, LockKeyhole, LockKeyholeOpen, Scissors } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { locked: { order: 80, label: 'common.finance.lockup' } },
  kinds: {
    locked_dividend: { icon: CalendarCheck, tab: 'locked' },
    locked_return: { icon: LockKeyholeOpen, tab: 'locked' },
    locked_penalty: { icon: Scissors, tab: 'fees' },
    locked_deposit: { icon: LockKeyhole, tab: 'holds' },
    locked_reserve: { icon: LockKeyhole },
  },
};
