import type { AccountType, StatementRow } from '@candor/api';
import { atoms, atomsToText } from '@candor/money';
import type { RealisedSales, Statement } from '@candor/readmodel';
import type { Market } from '../../market/market.ts';
import { totalsOf } from '../totals.ts';

export function statementRowOf(
  { instruments, valuation }: Market,
  accountType: AccountType | 'all',
  { fromMs, toMs, sections }: Statement,
  realised: readonly RealisedSales[],
): StatementRow {
  return {
    accountType,
    fromMs,
    toMs,
    assets: totalsOf(sections).map(({ assetId, opening, closing, movements }) => {
      const { code, scale } = instruments.assetOf(assetId);
      return {
        assetId,
        code,
        opening: atomsToText(opening, scale),
        movements: movements.map(({ kind, count, amount }) => ({ kind, count, amount: atomsToText(amount, scale) })),
        closing: atomsToText(closing, scale),
      };
    }),
    realised: realised.map(({ assetId, proceeds, cost, unknown }) => {
      const { code, scale } = instruments.assetOf(assetId);
      const usdt = valuation.usdtScale;
      return {
        assetId,
        code,
        proceeds: atomsToText(proceeds, usdt),
        cost: atomsToText(cost, usdt),
        profit: atomsToText(atoms(proceeds - cost), usdt),
        unknown: atomsToText(unknown, scale),
      };
    }),
  };
}
