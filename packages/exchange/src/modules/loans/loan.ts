import { big, type Codec, listOf, optional, struct, uint } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import {
  accountId,
  type AccountId,
  amount,
  assetId,
  type AssetId,
  loanId,
  type LoanId,
  loanProductId,
  type LoanProductId,
  ppm,
  termsId,
  type TermsId,
} from '../../vocabulary.ts';
import type { LoanDebt } from './rules.ts';

/** One live loan. */
export interface Loan extends LoanDebt {
  readonly loanId: LoanId;
  readonly accountId: AccountId;
  readonly productId: LoanProductId;
  readonly termsId: TermsId;
  /** The asset that was borrowed. */
  readonly assetId: AssetId;
  /** The principal that was lent; `principal` is what is left of it. */
  readonly borrowed: Atoms;
  principal: Atoms;
  partsDue: bigint;
  hoursCharged: number;
  fixed: LoanDebt['fixed'];
  /** The number of levels that the LTV was last told to have come to. */
  alerts: number;
  /** Amounts above zero, in the order of their assets. */
  collateral: ReadonlyMap<AssetId, Atoms>;
}

export function collateralOf(held: Iterable<readonly [AssetId, Atoms]>): Loan['collateral'] {
  return new Map([...held].sort(([a], [b]) => a - b));
}

const record = struct({
  loanId,
  accountId,
  productId: loanProductId,
  termsId,
  assetId,
  openedAtMs: uint,
  borrowed: amount,
  principal: amount,
  partsDue: big,
  hoursCharged: uint,
  fixed: optional(struct({ interest: ppm, endsAtMs: uint })),
  alerts: uint,
  collateral: listOf(struct({ assetId, amount })),
});

export const loanCodec: Codec<Loan> = {
  write: (writer, { collateral, ...loan }) =>
    record.write(writer, {
      ...loan,
      collateral: [...collateral].map(([assetId, held]) => ({ assetId, amount: held })),
    }),
  read(reader) {
    const { collateral, fixed, ...loan } = record.read(reader);
    return { ...loan, fixed, collateral: collateralOf(collateral.map((one) => [one.assetId, one.amount] as const)) };
  },
};
