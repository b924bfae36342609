import { ArrowRightLeft, Percent, Snowflake, Sun } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { trades: { order: 30, label: 'funds.kindTrades' } },
  kinds: {
    trade: { icon: ArrowRightLeft, tab: 'trades' },
    trade_fee: { icon: Percent, tab: 'fees' },
    order_hold: { icon: Snowflake, tab: 'holds' },
    order_release: { icon: Sun, tab: 'holds' },
  },
};
