import { Moon, Percent, Scale, ShieldAlert, Snowflake, Sun, TrendingDown, TrendingUp } from 'lucide-react';
import type { FeatureRecords } from '#app/records.ts';

export const records: FeatureRecords = {
  tabs: { contracts: { order: 50, label: 'funds.kindContracts' } },
  kinds: {
    contract_profit: { icon: TrendingUp, tab: 'contracts' },
    contract_loss: { icon: TrendingDown, tab: 'contracts' },
    contract_fee: { icon: Percent, tab: 'fees' },
    overnight_fee: { icon: Moon, tab: 'fees' },
    liquidation_fee: { icon: ShieldAlert, tab: 'fees' },
    contract_hold: { icon: Snowflake, tab: 'holds' },
    contract_release: { icon: Sun, tab: 'holds' },
    contract_margin: { icon: Scale, tab: 'holds' },
    contract_deficit: { icon: ShieldAlert },
  },
};
