import type { CommandOf, LoanProductId } from '@candor/exchange';
import { atoms, type Ppm } from '@candor/money';
import { asset } from '../catalog.ts';

export type SetLoanTerms = CommandOf<'loans.set_terms'>;

const usdt = (whole: number) => atoms(BigInt(whole) * 1_000_000n);

/** USDT against ETH and BTC on the levels of RULES 14; a year's interest of 8.76 % is a thousandth of a percent an hour. */
export function loanTermsFor(changes: Partial<SetLoanTerms> = {}): SetLoanTerms {
  return {
    type: 'loans.set_terms',
    productId: 1 as LoanProductId,
    assetId: asset.USDT,
    amountMin: usdt(10),
    accountMax: usdt(100_000),
    totalMax: usdt(1_000_000),
    flexibleInterest: 87_600 as Ppm,
    fixed: [
      { days: 7, interest: 43_800 as Ppm },
      { days: 14, interest: 52_560 as Ppm },
    ],
    ltvInitial: 650_000 as Ppm,
    ltvWarning: 750_000 as Ppm,
    ltvUrgent: 800_000 as Ppm,
    ltvLiquidation: 830_000 as Ppm,
    ltvTarget: 700_000 as Ppm,
    collateral: [
      {
        assetId: asset.ETH,
        tiers: [
          { upTo: usdt(50_000), ratio: 1_000_000 as Ppm },
          { upTo: usdt(100_000), ratio: 975_000 as Ppm },
        ],
        spread: 10_000 as Ppm,
      },
      { assetId: asset.BTC, tiers: [{ upTo: usdt(1_000_000), ratio: 1_000_000 as Ppm }], spread: 10_000 as Ppm },
    ],
    isOffered: 'yes',
    ...changes,
  };
}
