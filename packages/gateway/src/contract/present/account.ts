import type { ContractAccountRow } from '@candor/api';
import type { ContractAccountView } from '@candor/exchange';
import { atomsToText } from '@candor/money';
import { type Instruments, usdtId } from '../../market/instruments.ts';
import { hundredthsText } from '../../serving/decimals.ts';

export function contractAccountRowOf(instruments: Instruments, account: ContractAccountView): ContractAccountRow {
  const { assetId, code, scale } = instruments.assetOf(usdtId);
  const { riskRate, liquidationRate } = account;
  return {
    assetId,
    code,
    scale,
    available: atomsToText(account.available, scale),
    held: atomsToText(account.held, scale),
    crossMargin: atomsToText(account.crossMargin, scale),
    isolatedMargin: atomsToText(account.isolatedMargin, scale),
    crossUnrealised: atomsToText(account.crossUnrealised, scale),
    isolatedUnrealised: atomsToText(account.isolatedUnrealised, scale),
    equity: atomsToText(account.equity, scale),
    maintenance: atomsToText(account.maintenance, scale),
    riskRate: riskRate === undefined ? undefined : hundredthsText(riskRate),
    liquidationRate: liquidationRate === undefined ? undefined : hundredthsText(liquidationRate),
    spendable: atomsToText(account.spendable, scale),
  };
}
