import { Coins } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { claims: { order: 90, label: 'funds.kindClaims' } },
  kinds: {
    practice_claim: { icon: Coins, tab: 'claims' },
  },
};
