import { blob, listOf, oneOf, optional, struct, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { command, defineSpec, operators } from '../../spec.ts';
import { accountId, amount, assetId, loanId, loanProductId, ppm, priceOf, termsId } from '../../vocabulary.ts';
import {
  loanAlerts,
  loanEndFields,
  loanFields,
  loanInterestFields,
  loanPaymentFields,
  loanSaleFields,
} from './fields.ts';
import { loansRejects } from './rejects.ts';

/** Terms on offer with a fixed interest, of a year. */
export const loanFixedTerms = listOf(struct({ days: uint, interest: ppm }));
/** In the order in which a liquidation sells it. `upTo` is a value in the unit of account; above the last tier nothing counts. */
export const acceptedCollateral = listOf(
  struct({ assetId, tiers: listOf(struct({ upTo: amount, ratio: ppm })), spread: ppm }),
);

/** The terms on which loans of one product are made. A loan keeps the terms it was made under, but for the flexible interest. */
export const loanTerms = struct({
  productId: loanProductId,
  /** The asset that is lent. It stays what it was in the product's first terms. */
  assetId,
  amountMin: amount,
  /** The most principal that one user may owe in this product. */
  accountMax: amount,
  /** The most that all users together may owe in it. */
  totalMax: amount,
  /** Of a year. A change holds for all flexible loans 24 hours after it was made. */
  flexibleInterest: ppm,
  fixed: loanFixedTerms,
  ltvInitial: ppm,
  ltvWarning: ppm,
  ltvUrgent: ppm,
  ltvLiquidation: ppm,
  ltvTarget: ppm,
  collateral: acceptedCollateral,
  isOffered: oneOf('no', 'yes'),
});

const collateralPart = struct({ assetId, amount });
const ofLoan = { loanId, accountId, assetId } as const;
const payment = codecsOf(loanPaymentFields);
const sale = codecsOf(loanSaleFields);

export const loansSpec = defineSpec({
  name: 'loans',
  commands: {
    'loans.set_terms': command(260, operators, loanTerms, struct({ termsId }), loansRejects['loans.set_terms']),
    'loans.borrow': command(
      261,
      'user',
      struct({
        accountId,
        productId: loanProductId,
        amount,
        /** Of a fixed term; absent: flexible. */
        days: optional(uint),
        collateral: listOf(collateralPart),
        /** SHA-256 of the terms that the user saw (`loanTermsHash`): others are refused. */
        termsHash: blob,
        /** The interest that the user saw: another is refused. */
        interest: ppm,
      }),
      struct({ loanId, interest: ppm, endsAtMs: optional(uint) }),
      loansRejects['loans.borrow'],
    ),
    /** Pays from the spot wallet, interest first. More than the whole debt is taken as that. */
    'loans.repay': command(
      262,
      'user',
      struct({ accountId, loanId, amount }),
      struct({ principalPaid: amount, interestPaid: amount, debtLeft: amount }),
      loansRejects['loans.repay'],
    ),
    /** Pays with collateral, which the lender takes at the index less the published spread. */
    'loans.repay_with_collateral': command(
      263,
      'user',
      struct({
        accountId,
        loanId,
        assetId,
        /** At most; no more is taken than pays the whole debt. */
        quantity: amount,
        /** The price of the sale that the user saw: a lower one is refused. */
        salePriceMin: priceOf,
        /** The index of what was lent that they saw: a higher one is refused. */
        debtPriceMax: priceOf,
      }),
      struct({ ...sale, ...payment, debtLeft: amount }),
      loansRejects['loans.repay_with_collateral'],
    ),
    'loans.add_collateral': command(
      264,
      'user',
      struct({ accountId, loanId, assetId, amount }),
      struct({}),
      loansRejects['loans.add_collateral'],
    ),
    'loans.take_collateral': command(
      265,
      'user',
      struct({ accountId, loanId, assetId, amount }),
      struct({}),
      loansRejects['loans.take_collateral'],
    ),
    /** Fixes the interest of a loan for a term that begins with the next hour. */
    'loans.renew': command(
      266,
      'user',
      struct({ accountId, loanId, days: uint, termsHash: blob, interest: ppm }),
      struct({ endsAtMs: uint }),
      loansRejects['loans.renew'],
    ),
  },
  facts: {
    'loans.terms_set': [260, struct({ termsId, hash: blob, terms: loanTerms, flexibleFromMs: uint })],
    'loans.borrowed': [261, struct({ ...codecsOf(loanFields), collateral: listOf(collateralPart) })],
    'loans.repaid': [262, struct({ ...ofLoan, ...payment })],
    'loans.collateral_sold': [263, struct({ ...ofLoan, ...sale, ...payment })],
    'loans.collateral_added': [264, struct({ ...ofLoan, collateralAssetId: assetId, amount })],
    'loans.collateral_taken': [265, struct({ ...ofLoan, collateralAssetId: assetId, amount })],
    'loans.renewed': [266, struct({ ...ofLoan, ...codecsOf(loanInterestFields) })],
    /** The LTV has come to a level; once until it has been clearly below it. */
    'loans.alerted': [267, struct({ ...ofLoan, alert: oneOf(...loanAlerts), level: ppm, ltv: ppm })],
    /** Collateral was sold until the LTV was back at its target: the report. */
    'loans.liquidated': [
      268,
      struct({
        ...ofLoan,
        debtBefore: amount,
        ltvBefore: ppm,
        sales: listOf(struct(sale)),
        ...payment,
        debtLeft: amount,
        ltvLeft: ppm,
        /** The debt that no collateral was left for, which the user does not owe any more, and how much of it insurance paid. */
        badDebt: amount,
        insurancePaid: amount,
      }),
    ],
    'loans.ended': [269, struct({ ...ofLoan, ...codecsOf(loanEndFields) })],
    /** Its fixed term is over: it is flexible from here on. */
    'loans.term_ended': [270, struct({ ...ofLoan, interest: ppm })],
  },
});
