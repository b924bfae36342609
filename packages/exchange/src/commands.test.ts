import { expect, test } from 'vitest';
import { type Command, type CommandOf, type CommandType, commandTypes } from './commands.ts';

type FieldOf<T> = T extends bigint | number | string | boolean | Uint8Array | undefined
  ? never
  : T extends readonly (infer Item)[]
    ? FieldOf<Item>
    : T extends object
      ? { [K in keyof T & string]: K | FieldOf<T[K]> }[keyof T & string]
      : never;

/**
 * Every field of any command, with its meaning for the sender. A new field does not compile until it is listed here
 * with a reason, and RULES 2 demands a good one.
 */
const fields: Readonly<Record<FieldOf<Command>, string>> = {
  type: 'which command',
  fiatSpread: 'terms for quotes asked for afterwards',
  spreadMax: 'terms for quotes asked for afterwards',
  movementFactor: 'terms for quotes asked for afterwards',
  maxValue: 'terms for quotes asked for afterwards',
  accountDayMax: 'how much may be converted afterwards',
  houseDayMax: 'how much may be converted afterwards',
  fiatRate: 'terms for quotes asked for afterwards: what a fiat is converted at, for everybody',
  source: 'who told a rate of fiat',
  asOfMs: 'when a rate of fiat was so',
  revision: 'which rules hold for commands sent afterwards',
  mode: 'a choice of the founding, or how a follower sizes their own copies',
  name: 'a label',
  code: 'a label of an asset',
  assetId: 'which asset',
  scale: 'decimals of an asset, at its listing',
  assetClass: 'kind of an asset, at its listing',
  pairId: 'which pair',
  baseAssetId: 'which asset',
  quoteAssetId: 'which asset',
  tick: 'grid of a pair, at its listing',
  lot: 'grid of a pair at its listing; of contracts at their first terms, and never changed after that',
  minNotional: 'limit of a pair, at its listing',
  maxQuantity: 'limit of a pair, at its listing',
  makerFee: 'terms for orders placed afterwards',
  takerFee: 'terms for orders placed afterwards',
  band: 'limit of a pair, at its listing',
  product: 'which product',
  country: 'of which users',
  availability: 'whether new business may begin; what was begun goes on',
  hasBook: 'kind of a pair, at its listing',
  cross: 'which pairs price a pair',
  numerator: 'which pair',
  denominator: 'which pair',
  status: 'whether a pair trades, or how far a withdrawal has come that was approved',
  gridIndex: 'which instant of the public tick tape',
  prices: 'the public tick tape: all symbols at once, for everybody',
  price: 'a public index price, or the limit or the exit of the one who orders',
  house: 'which house account',
  amount: 'how much the sender wants, or what everybody may claim',
  accountId: 'whose order, for the sender',
  accountIds: 'who gets a coupon of a campaign',
  campaignId: 'which campaign of coupons',
  couponId: 'which coupon',
  market: 'terms for coupons issued afterwards: whose fees they are for',
  worth: 'the most that coupons pay that are issued afterwards',
  lifeMs: 'how long coupons can be used that are issued afterwards',
  countMax: 'how many coupons may be issued afterwards',
  occasion: 'when coupons are issued afterwards',
  isOpen: 'whether coupons are issued afterwards',
  from: 'which of their account types',
  to: 'which of their account types',
  spread: 'terms for quotes asked for and tickets ordered afterwards',
  fee: 'terms for quotes asked for and tickets ordered afterwards, or the fee that the sender saw',
  minValue: 'terms for quotes asked for afterwards',
  fromAssetId: 'which asset',
  toAssetId: 'which asset',
  quoteId: 'which quote, made by the core',
  side: 'what the sender wants',
  orderType: 'what the sender wants',
  timeInForce: 'what the sender wants',
  isPostOnly: 'what the sender wants',
  stopPrice: 'what the sender wants',
  quantity: 'how much the sender wants',
  quoteAmount: 'how much the sender wants',
  slippage: 'what the sender accepts',
  exits: 'what the sender wants',
  exit: 'what the sender wants',
  takeProfitPrice: 'what the sender wants',
  stopLossPrice: 'what the sender wants',
  limitPrice: 'what the sender wants',
  stopLimitPrice: 'what the sender wants',
  orderId: 'which order of the sender',
  halfSpread: 'where the house itself quotes',
  step: 'where the house itself quotes',
  levels: 'where the house itself quotes',
  lotsMin: 'terms for tickets ordered afterwards',
  lotsMax: 'terms for tickets ordered afterwards',
  accountLotsMax: 'terms for tickets ordered afterwards',
  overnightRate: 'terms for tickets ordered afterwards',
  liquidationFee: 'terms for tickets ordered afterwards',
  stress: 'how much may be sold afterwards of what underwriting covers',
  tiers: 'terms for tickets ordered afterwards',
  floor: 'terms for tickets ordered afterwards',
  maintenance: 'terms for tickets ordered afterwards',
  multipleMax: 'terms for tickets ordered afterwards',
  isOffered: 'whether anything is sold afterwards',
  direction: 'what the sender wants',
  lots: 'how much the sender wants',
  multiple: 'what the sender wants',
  marginMode: 'what the sender wants',
  takeProfit: 'what the sender wants',
  stopLoss: 'what the sender wants',
  ticketId: 'which ticket of the sender',
  choice: 'which tickets of the sender',
  way: 'whether the sender adds margin or takes some back',
  durations: 'terms for options bought afterwards',
  seconds: 'terms for options bought afterwards, and what the sender wants of them',
  payout: 'terms for options bought afterwards',
  stakeMin: 'terms for options bought afterwards',
  stakeMax: 'terms for options bought afterwards',
  exposureMax: 'how many options may be sold afterwards',
  stake: 'how much the sender wants',
  termsHash: 'which terms the sender saw',
  validUntilMs: 'how long the order of the sender is good',
  dailyStakeMax: 'what the sender allows themselves',
  dailyLossMax: 'what the sender allows themselves, in options or in copies of a trader',
  untilMs: 'how long the sender keeps themselves from buying',
  shareMax: 'terms for traders who apply afterwards',
  followersMax: 'how many may follow a trader, for those who come afterwards',
  share: 'what the sender asks of future followers, or terms of rebates on fees that are paid afterwards',
  traderId: 'which trader',
  decision: 'whether a trader may be followed, or fees of a friend are shared afterwards',
  size: 'how the sender sizes their own copies',
  marginMax: 'what the sender allows themselves',
  pairMarginMax: 'what the sender allows themselves',
  pairIds: 'which pairs',
  sessions: 'when markets are open, for everybody',
  opensAtMs: 'when markets are open, for everybody',
  closesAtMs: 'when markets are open, for everybody',
  undoMs: 'terms for withdrawals asked for afterwards',
  destinationWaitMs: 'terms for destinations booked afterwards',
  holdMs: 'terms for holds placed afterwards',
  limitAssetId: 'which asset',
  basicLimit: 'how much may go out in a day, for everybody of a level',
  advancedLimit: 'how much may go out in a day, for everybody of a level',
  reviewAbove: 'terms for withdrawals asked for afterwards',
  twoPeopleAbove: 'terms for withdrawals asked for afterwards, and for what operators find',
  railId: 'which way in or out',
  network: 'a label of a way in or out',
  kind: 'what sort of way in or out, which way a clock is wrong, or terms for coupons issued afterwards',
  byMs: 'how far the clock of the host is off',
  confirmations: 'how many blocks the chain has put on a payment, or how many are asked for',
  depositMin: 'limit of a way in',
  withdrawMin: 'limit of a way out',
  withdrawFee: 'terms for withdrawals asked for afterwards',
  fixedPrice: 'what an asset without an index counts against limits; nothing is traded at it',
  takesDeposits: 'whether a way in is open',
  takesWithdrawals: 'whether a way out is open',
  level: 'how far an identity is verified: the verdict of a review',
  reason: 'why funds are held back',
  transaction: 'which transaction of a chain',
  index: 'which payment of a transaction',
  height: 'which block of a chain',
  claimId: 'which claim',
  operator: 'who decides',
  proof: 'a hash of the picture that the sender shows',
  hourMax: 'how much one operator may credit of what was claimed, afterwards',
  dayMax: 'how much one operator may credit of what was claimed, afterwards',
  change: 'a command of this table that changes terms, halts or limits, for a second operator to confirm',
  proposalId: 'which proposal',
  received: 'what came in, as operators found it: two of them above the limit',
  destination: 'where the sender sends, as a hash',
  isOn: 'what the sender asks for themselves',
  withdrawalId: 'which withdrawal',
  projectId: 'which project',
  tokenAssetId: 'which asset',
  payAssetId: 'which asset, or the one that the sender saw',
  issuance: 'how much is for sale, before a subscription opens',
  accountMin: 'terms of a sale that has not opened',
  releases: 'terms of a sale that has not opened',
  atMs: 'terms of a sale that has not opened: when bought tokens become available',
  factsHash: 'a hash of what is published about a sale',
  refusal: 'why an operator does not let a withdrawal go',
  productId: 'which product of locked mining, dual investments or loans',
  amountMin: 'terms for deposits made afterwards',
  accountMax: 'terms for deposits made afterwards, and of a sale that has not opened',
  quota: 'how much may be locked afterwards',
  rateLow: 'terms for deposits made afterwards',
  rateHigh: 'terms for deposits made afterwards',
  days: 'terms for deposits made and friends invited afterwards, and the term that the sender of a loan wants',
  dayMs: 'terms for deposits made afterwards',
  dividendAtMs: 'terms for deposits made afterwards',
  penaltyRatio: 'terms for deposits made afterwards',
  depositId: 'which deposit of the sender',
  penaltyMax: 'the penalty that the sender saw',
  renewal: 'what the sender asks for themselves',
  heldMax: 'how much a user allows themselves afterwards',
  linkedPrice: 'terms of a dual investment, which never change',
  interest:
    'terms of a dual investment, which never change, of loans made afterwards, or the interest that the sender saw',
  interestDays: 'terms of a dual investment, which never change',
  shares: 'how much may be sold of a product, and how much the sender wants',
  accountShares: 'how much one user may buy of a product',
  maturesAtMs: 'terms of a dual investment, which never change',
  windowMs: 'terms of a dual investment, which never change',
  purchaseId: 'which purchase of the sender',
  reinvest: 'what the sender asks for themselves',
  interestMin: 'what the sender accepts',
  totalMax: 'how much may be lent afterwards',
  flexibleInterest: 'terms of loans: for everybody alike, after a notice of a day',
  fixed: 'terms of loans made afterwards',
  ltvInitial: 'terms of loans made afterwards',
  ltvWarning: 'terms of loans made afterwards',
  ltvUrgent: 'terms of loans made afterwards',
  ltvLiquidation: 'terms of loans made afterwards',
  ltvTarget: 'terms of loans made afterwards',
  collateral: 'terms of loans made afterwards, and what the sender offers',
  upTo: 'terms of loans made afterwards',
  ratio: 'terms of loans made afterwards',
  loanId: 'which loan of the sender',
  salePriceMin: 'the price that the sender saw',
  debtPriceMax: 'the price that the sender saw',
  inviterId: 'which account an account was invited by',
  suspicion: 'what an account has in common with its inviter: rebates stop, until an operator has judged it',
  suspicions: 'what an account has in common with its inviter: rebates stop, until an operator has judged it',
  friendShare: 'what the sender leaves to their friends out of their own rebates, afterwards',
};

/** The commands that have a field of some name. */
type CommandsWith<Name> = { [T in CommandType]: Name extends FieldOf<CommandOf<T>> ? T : never }[CommandType];

/**
 * Names that look like forbidden settings, with all commands that have them. Terms bind later tickets and options and
 * never open ones, which keep the version they were opened under (their modules' tests check it), and `followersMax` is
 * a limit, not a count.
 */
const boundToTerms: {
  readonly [N in 'payout' | 'overnightRate' | 'fiatRate' | 'followersMax']: Record<CommandsWith<N>, true>;
} = {
  payout: { 'options.set_terms': true, 'proposals.propose': true },
  overnightRate: { 'contract.set_terms': true, 'proposals.propose': true },
  fiatRate: { 'convert.set_fiat_terms': true, 'proposals.propose': true },
  followersMax: { 'copy.set_terms': true, 'proposals.propose': true },
};

/** The sender's own exit: a price at which they want to leave their ticket, not a granted profit. */
const ownExits: Record<CommandsWith<'takeProfit'>, true> = {
  'contract.open': true,
  'contract.set_exits': true,
  'contract.change_exits': true,
};

test('RULES 2: no command sets an outcome, a settlement price, odds, a quote, a follower count or a balance', () => {
  const forbidden =
    /outcome|result|settle|strike|odds|payout|profit$|winner|balance|available|frozen|follower|credit|debit|rate$|toAmount/i;
  const argued = new Set([...Object.keys(boundToTerms), 'takeProfit']);
  expect(Object.keys(fields).filter((name) => forbidden.test(name) && !argued.has(name))).toEqual([]);
  expect(commandTypes.filter((type) => forbidden.test(type))).toEqual([]);
  expect(commandTypes).toContain('spot.place');
});

test('RULES 2: names that sound like odds occur only in terms, which bind later purchases', () => {
  for (const [name, commands] of Object.entries(boundToTerms)) {
    // A proposal carries one of these commands as it is.
    const elsewhere = Object.keys(commands).filter((type) => !/\.set_(fiat_)?terms$|^proposals\.propose$/.test(type));
    expect(elsewhere, name).toEqual([]);
  }
  expect(Object.keys(ownExits)).toEqual(['contract.open', 'contract.set_exits', 'contract.change_exits']);
});
