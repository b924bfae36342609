import type { AccountType, StatementRow } from '@candor/api';
import { type Atoms, atoms, atomsToText, plus } from '@candor/money';
import type { Holding, Statement } from '@candor/readmodel';
import type { Instruments } from '../../market/instruments.ts';

/** Frozen amounts are the user's too: a move between the two parts of a balance is no movement. */
export function statementRowOf(
  instruments: Instruments,
  accountType: AccountType,
  { fromMs, toMs, sections }: Statement,
): StatementRow {
  const whole = ({ available, frozen }: Holding): Atoms => plus(available, frozen);
  return {
    accountType,
    fromMs,
    toMs,
    assets: sections.map(({ assetId, opening, closing, movements }) => {
      const { code, scale } = instruments.assetOf(assetId);
      return {
        assetId,
        code,
        opening: atomsToText(whole(opening), scale),
        movements: movements
          .map(({ kind, count, available, frozen }) => ({ kind, count, amount: atoms(available + frozen) }))
          .filter(({ amount }) => amount !== 0n)
          .map(({ kind, count, amount }) => ({ kind, count, amount: atomsToText(amount, scale) })),
        closing: atomsToText(whole(closing), scale),
      };
    }),
  };
}
