import { BadgePercent, Gavel, Gem, Snowflake, Sun, Tag } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { nft: { order: 89, label: 'common.titles.nft' } },
  kinds: {
    nft_purchase: { icon: Gem, tab: 'nft' },
    nft_sale: { icon: Tag, tab: 'nft' },
    nft_royalty: { icon: BadgePercent, tab: 'nft' },
    nft_forfeit: { icon: Gavel, tab: 'nft' },
    nft_deposit: { icon: Snowflake, tab: 'holds' },
    nft_deposit_return: { icon: Sun, tab: 'holds' },
  },
};
