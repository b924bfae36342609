import { Handshake, Scale, Snowflake, Sun } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { otc: { order: 88, label: 'common.titles.otc' } },
  kinds: {
    otc_trade: { icon: Handshake, tab: 'otc' },
    otc_verdict: { icon: Scale, tab: 'otc' },
    otc_ad_hold: { icon: Snowflake, tab: 'holds' },
    otc_ad_release: { icon: Sun, tab: 'holds' },
    otc_escrow: { icon: Snowflake, tab: 'holds' },
    otc_return: { icon: Sun, tab: 'holds' },
  },
};
