import { Timer, TrendingDown, TrendingUp, Undo2 } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { options: { order: 60, label: 'funds.kindOptions' } },
  kinds: {
    option_win: { icon: TrendingUp, tab: 'options' },
    option_loss: { icon: TrendingDown, tab: 'options' },
    option_refund: { icon: Undo2, tab: 'options' },
    option_stake: { icon: Timer, tab: 'holds' },
    option_reserve: { icon: Timer },
  },
};
