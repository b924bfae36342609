import { loanAlerts } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { listText } from '../operators/operator.ts';
import {
  amountText,
  anyNumberOf,
  countNumber,
  flag,
  hashText,
  idNumber,
  numberOf,
  ppmNumber,
  timeMs,
  wordOf,
} from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

const whole = '(0|[1-9]\\d{0,14})';
const decimal = `${whole}(\\.\\d{1,18})?`;

/** Collateral that is offered: ids of assets and amounts. */
export const collateralText = listText(
  [
    ['currency', whole],
    ['amount', decimal],
  ],
  'Collateral, "currency_id:amount": "1:0.5,2:3".',
);
export const fixedTermsText = listText(
  [
    ['days', whole],
    ['year_rate_ppm', whole, 'share'],
  ],
  'Fixed terms, "days:year_rate_ppm": "7:40000,30:60000".',
);
export const acceptedText = listText(
  [
    ['currency', whole, 'coin'],
    ['spread_ppm', whole, 'share'],
    ['up_to', decimal],
    ['ratio_ppm', whole, 'share'],
  ],
  'Accepted collateral by its tiers, in the order of liquidation, "currency_id:spread_ppm:up_to:ratio_ppm"; the tiers of an asset follow each other.',
);

const levelFields = {
  ltvInitial: named('initial_ppm', described(ppmNumber, 'LTV up to which one may borrow and take collateral back.')),
  ltvWarning: named('warning_ppm', ppmNumber),
  ltvUrgent: named('urgent_ppm', ppmNumber),
  ltvLiquidation: named('liquidation_ppm', described(ppmNumber, 'LTV at which collateral is sold.')),
  ltvTarget: named('target_ppm', described(ppmNumber, 'LTV that a liquidation sells down to.')),
};

/** The fields of terms that are numbers of their own. */
export const loanTermsFields = {
  productId: named('config_id', anyNumberOf('loan_product')),
  assetId: named('currency_id', described(numberOf('coin'), 'What is lent.')),
  amountMin: named('min', amountText),
  accountMax: named('max', described(amountText, 'The most principal that one user may owe in this product.')),
  totalMax: named('total_max', described(amountText, 'The most that all users together may owe in it.')),
  flexibleInterest: named(
    'year_rate_ppm',
    described(ppmNumber, 'Flexible, of a year; a change holds for all flexible loans 24 hours later.'),
  ),
  ...levelFields,
  isOffered: named('offered', flag),
};

const tierRow = wireObject({
  upTo: described(amountText, 'Value in USDT.'),
  ratio: named(
    'ratio_ppm',
    described(ppmNumber, 'The share of the value up to it that counts; above the last, nothing does.'),
  ),
});

const acceptedFields = {
  assetId: named('currency_id', idNumber),
  code: named('currency_name', z.string()),
  scale: countNumber,
  price: z.optional(described(amountText, 'Last index in USDT.')),
  tiers: z.array(tierRow),
  spread: named('spread_ppm', described(ppmNumber, 'Taken off the index when it is sold.')),
};

const announcedRow = wireObject({ fromMs: named('time', timeMs), interest: named('year_rate_ppm', ppmNumber) });

/** A product, its terms in force, and the amount that it can still lend. */
export const loanProductRow = wireObject({
  ...loanTermsFields,
  termsHash: hashText,
  isDemonstration: named(
    'demonstration',
    described(flag, 'Its levels are as close as an hour’s movement, to be tried.'),
  ),
  code: named('currency_name', z.string()),
  scale: countNumber,
  unitScale: described(countNumber, 'Decimals of values in USDT.'),
  price: z.optional(described(amountText, 'Last index of what is lent, in USDT.')),
  interest: named('rate_now_ppm', described(ppmNumber, 'The flexible interest in force, of a year.')),
  announced: z.optional(announcedRow),
  fixed: z.array(wireObject({ days: idNumber, interest: named('year_rate_ppm', ppmNumber) })),
  collateral: described(z.array(wireObject(acceptedFields)), 'In the order in which a liquidation sells it.'),
  available: described(amountText, 'What can still be lent.'),
  lent: amountText,
});
export type LoanProductRow = z.output<typeof loanProductRow>;

const loanStatusWire = wordOf(['running', 'repaid', 'liquidated']);

/** One loan, live or ended. */
export const loanRow = wireObject({
  loanId: named('id', idNumber),
  productId: named('config_id', idNumber),
  assetId: named('currency_id', idNumber),
  code: named('currency_name', z.string()),
  scale: countNumber,
  unitScale: countNumber,
  status: loanStatusWire,
  borrowed: named('amount', described(amountText, 'Lent in the beginning.')),
  principal: described(amountText, 'Still owed of it.'),
  interest: described(amountText, 'Owed beside it; hours that have begun are charged.'),
  debt: described(amountText, 'Both.'),
  price: z.optional(described(amountText, 'Last index of what was lent, in USDT.')),
  interestNow: named('rate_now_ppm', described(ppmNumber, 'Of a year, for the hours that have not been charged.')),
  announced: z.optional(announcedRow),
  days: z.optional(idNumber),
  endsAtMs: named(
    'expire_time',
    z.optional(described(timeMs, 'When its fixed term ends; it is flexible from then on.')),
  ),
  ltv: named('ltv_ppm', z.optional(ppmNumber)),
  isStale: described(flag, 'One of the prices is too old to act on.'),
  ...levelFields,
  collateral: described(z.array(wireObject({ ...acceptedFields, amount: amountText })), 'What is frozen for it.'),
  accepted: described(
    z.array(wireObject(acceptedFields)),
    'What its terms accept, in the order in which a liquidation sells it; none when it has ended.',
  ),
  openedAtMs: named('create_time', timeMs),
  endedAtMs: named('end_time', z.optional(timeMs)),
});
export type LoanRow = z.output<typeof loanRow>;

const loanEventKinds = [
  'borrowed',
  'repaid',
  'collateral_sold',
  'collateral_added',
  'collateral_taken',
  'renewed',
  'term_ended',
  'alerted',
  'liquidated',
  'ended',
] as const;

/** One step in the life of a loan. */
export const loanEventRow = wireObject({
  loanId: named('id', idNumber),
  number: described(idNumber, 'Of the loan, from 1.'),
  kind: wordOf(loanEventKinds),
  assetId: named('currency_id', idNumber),
  code: named('currency_name', z.string()),
  amount: z.optional(described(amountText, 'Principal, payment or collateral, in the asset named.')),
  interest: z.optional(described(amountText, 'The part of a payment that was interest, in what was lent.')),
  proceeds: z.optional(described(amountText, 'The debt that a sale paid, in what was lent.')),
  lentCode: named('lent_name', z.string()),
  rate: named('year_rate_ppm', z.optional(ppmNumber)),
  ltv: named('ltv_ppm', z.optional(ppmNumber)),
  alert: z.optional(wordOf(loanAlerts)),
  atMs: named('time', timeMs),
});
export type LoanEventRow = z.output<typeof loanEventRow>;

/** One liquidation: the sales, and what they paid. */
export const liquidationReportRow = wireObject({
  number: described(idNumber, 'Of the step in the life of the loan.'),
  debtBefore: amountText,
  ltvBefore: named('ltv_before_ppm', ppmNumber),
  sales: z.array(
    wireObject({
      assetId: named('currency_id', idNumber),
      code: named('currency_name', z.string()),
      quantity: named('amount', amountText),
      indexPrice: named('index', amountText),
      salePrice: named('price', amountText),
      proceeds: described(amountText, 'The debt that it paid.'),
    }),
  ),
  debtLeft: amountText,
  ltvLeft: named('ltv_left_ppm', ppmNumber),
  badDebt: described(amountText, 'Debt that no collateral was left for; it is not owed any more.'),
  insurancePaid: amountText,
  atMs: named('time', timeMs),
});
