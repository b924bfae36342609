import type {
  AccountId,
  ClaimId,
  Command,
  CommandOf,
  CommandType,
  Lots,
  OrderId,
  QuoteId,
  RailId,
  TicketId,
  WithdrawalId,
} from '@candor/exchange';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, pair } from './catalog.ts';
import { contractTerms } from './contract-world.ts';
import { bytesOf, fundingTerms, rail, setRail } from './funding-world.ts';
import { optionTermsFor } from './option-world.ts';
import { listPair } from './practice-world.ts';
import { type Runner, startWorld, worldStartMs } from './runner.ts';

/** A world in which something of everything is under way, so that a command of every kind is accepted. */
export interface EverythingWorld {
  readonly runner: Runner;
  /** Buys options, and nothing else. */
  readonly buyer: AccountId;
  /** Trades everything. */
  readonly other: AccountId;
  readonly trader: AccountId;
  readonly follower: AccountId;
  readonly applicant: AccountId;
  readonly restingOrder: OrderId;
  readonly quote: QuoteId;
  readonly pendingTicket: TicketId;
  readonly openTicket: TicketId;
  readonly copiedTicket: TicketId;
  /** Withdrawals of the one who trades everything: each in another state. */
  readonly withdrawals: Readonly<Record<'requested' | 'review' | 'approved' | 'signing' | 'atBank', WithdrawalId>>;
  readonly claim: ClaimId;
}

const btc = pair['BTC/USDT'];
const quantity = atoms(1_000_000n);
const usdt = (whole: number) => atoms(BigInt(whole) * 1_000_000n);
export const sixtyThousand = price(6_000_000_000_000);

/** Next to no waiting, so that a withdrawal can be in every state at once. */
const quick = { undoMs: 1, destinationWaitMs: 0, holdMs: 60_000, reviewAbove: atoms(500_000n) };

export function startEverything(): EverythingWorld {
  const maker = { BTC: 10n ** 10n, ETH: 10n ** 12n, USDT: 10n ** 13n };
  const { runner, users } = startWorld({ maker, contracts: {}, options: 10n ** 12n, funding: quick, users: 5 });
  const [buyer, other, trader, follower, applicant] = users as [AccountId, AccountId, AccountId, AccountId, AccountId];
  for (const accountId of users) {
    for (const assetId of [asset.BTC, asset.USDT]) runner.must({ type: 'practice.claim', accountId, assetId });
    for (const to of ['lever', 'micro'] as const) {
      runner.must({ type: 'transfer.move', accountId, assetId: asset.USDT, amount: usdt(20_000), from: 'change', to });
    }
  }
  const tick = () =>
    runner.tick([
      { pairId: btc, price: sixtyThousand },
      { pairId: pair['ETH/USDT'], price: price(300_000_000_000) },
      { pairId: pair['ACME/USDT'], price: price(10_000_000_000) },
    ]);
  tick();
  const rests = { type: 'spot.place', accountId: other, pairId: btc, side: 'buy', orderType: 'limit' } as const;
  const low = price(5_000_000_000_000);
  const { orderId } = runner.must({ ...rests, timeInForce: 'gtc', price: low, quantity });
  const { quoteId } = runner.must({
    type: 'convert.quote',
    accountId: other,
    fromAssetId: asset.BTC,
    toAssetId: asset.USDT,
    amount: quantity,
  });
  const opens = {
    type: 'contract.open',
    pairId: btc,
    direction: 'long',
    lots: 100 as Lots,
    multiple: 10,
    marginMode: 'isolated',
  } as const;
  const pending = runner.must({ ...opens, accountId: other, limitPrice: low });
  const open = runner.must({ ...opens, accountId: other });
  runner.must({ type: 'copy.set_terms', shareMax: 200_000 as Ppm, followersMax: 10, isOffered: 'yes' });
  for (const accountId of [trader, applicant]) {
    runner.must({ type: 'copy.apply', accountId, share: 100_000 as Ppm });
  }
  runner.must({ type: 'copy.review', traderId: trader, decision: 'accept' });
  runner.must({ type: 'copy.follow', accountId: follower, traderId: trader, mode: 'multiple', size: 100 });
  runner.must({ ...opens, accountId: trader });
  tick();
  const copied = runner.core.queries.tickets(follower)[0];
  return {
    runner,
    buyer,
    other,
    trader,
    follower,
    applicant,
    restingOrder: orderId,
    quote: quoteId,
    pendingTicket: pending.ticketId,
    openTicket: open.ticketId,
    copiedTicket: copied?.ticketId as TicketId,
    ...startFunding(runner, other, applicant),
  };
}

/** Deposits, a claim, a hold and withdrawals of every state. */
function startFunding(
  runner: Runner,
  accountId: AccountId,
  heldAccount: AccountId,
): Pick<EverythingWorld, 'withdrawals' | 'claim'> {
  const usdtRail = rail['USDT chain'];
  runner.must({ type: 'house.fund', house: 'treasury', assetId: asset.ETH, amount: atoms(1_000n) });
  runner.must({ type: 'funding.set_level', accountId, level: 'advanced' });
  runner.must({ type: 'funding.place_hold', accountId: heldAccount, reason: 'under_review' });
  runner.must({ ...seenDeposit, accountId });
  const { claimId } = runner.must({ type: 'funding.claim', accountId, railId: rail['USD bank'], amount: atoms(100n) });
  runner.must({ type: 'funding.decide_claim', claimId, operator: 'rita', received: atoms(100_000n) });
  const { claimId: claim } = runner.must({
    type: 'funding.claim',
    accountId,
    railId: rail['USD bank'],
    amount: atoms(100n),
  });
  const book = (railId: RailId, word: string) =>
    runner.must({ type: 'funding.book_destination', accountId, railId, destination: bytesOf(word) });
  book(usdtRail, 'home');
  book(rail['USD bank'], 'bank');
  const usdtFee = atoms(1_000_000n);
  const out = {
    type: 'funding.withdraw',
    accountId,
    railId: usdtRail,
    fee: usdtFee,
    destination: bytesOf('home'),
  } as const;
  const review = runner.must({ ...out, amount: usdt(400) }).withdrawalId;
  const approved = runner.must({ ...out, amount: usdt(20) }).withdrawalId;
  const signing = runner.must({ ...out, amount: usdt(30) }).withdrawalId;
  const toBank = { ...out, railId: rail['USD bank'], fee: atoms(200n), destination: bytesOf('bank') } as const;
  const atBank = runner.must({ ...toBank, amount: atoms(2_000n) }).withdrawalId;
  runner.must(fundingTerms({ ...quick, undoMs: 3_600_000 }));
  runner.must({ type: 'funding.release_withdrawal', withdrawalId: signing });
  const requested = runner.must({ ...out, amount: usdt(10) }).withdrawalId;
  return { withdrawals: { requested, review, approved, signing, atBank }, claim };
}

const seenPlace = { railId: rail['USDT chain'], transaction: bytesOf('seen'), index: 0 } as const;
const seenDeposit = { type: 'funding.see_deposit', ...seenPlace, amount: usdt(50), height: 100 } as const;

/** An order for an option on the terms in force, good for a second. */
export function optionOrder(
  runner: Runner,
  accountId: AccountId,
  order: Partial<CommandOf<'options.buy'>> = {},
): CommandOf<'options.buy'> {
  const pairId = order.pairId ?? btc;
  const market = runner.core.queries.optionMarkets().find(({ terms }) => terms.pairId === pairId);
  return {
    type: 'options.buy',
    accountId,
    pairId,
    direction: 'up',
    seconds: 10,
    stake: usdt(10),
    termsHash: market?.hash ?? new Uint8Array(),
    validUntilMs: runner.nowMs + runner.stepMs + 1_000,
    ...order,
  };
}

/**
 * One command of every type that the world accepts; a new type does not compile until it stands here. Only the founding
 * cannot be had twice.
 */
export const everyCommand: { readonly [T in CommandType]: (world: EverythingWorld) => CommandOf<T> & Command } = {
  'genesis.found': () => ({ type: 'genesis.found', mode: 'practice', name: 'again' }),
  'accounts.open': () => ({ type: 'accounts.open' }),
  'house.fund': () => ({ type: 'house.fund', house: 'underwriting', assetId: asset.USDT, amount: usdt(5) }),
  'catalog.list_asset': () => ({
    type: 'catalog.list_asset',
    assetId: 9 as never,
    code: 'NEW',
    name: 'New',
    scale: 6,
    assetClass: 'coin',
  }),
  'catalog.list_pair': () => listPair('BTC/USDT', { pairId: 9 as never }),
  'catalog.set_pair_status': () => ({ type: 'catalog.set_pair_status', pairId: btc, status: 'halted' }),
  'catalog.set_pair_fees': () => ({
    type: 'catalog.set_pair_fees',
    pairId: btc,
    makerFee: 0 as Ppm,
    takerFee: 0 as Ppm,
  }),
  'index.tick': ({ runner }) => ({
    type: 'index.tick',
    gridIndex: runner.core.index.lastGridIndex + 1,
    prices: [{ pairId: btc, price: sixtyThousand }],
  }),
  'practice.set_faucet': () => ({ type: 'practice.set_faucet', assetId: asset.USDT, amount: usdt(1) }),
  'practice.claim': ({ other }) => ({ type: 'practice.claim', accountId: other, assetId: asset.ETH }),
  'transfer.move': ({ buyer }) => ({
    type: 'transfer.move',
    accountId: buyer,
    assetId: asset.USDT,
    amount: usdt(100),
    from: 'micro',
    to: 'change',
  }),
  'convert.set_terms': () => ({
    type: 'convert.set_terms',
    spread: 2_000 as Ppm,
    fee: 2_000 as Ppm,
    minValue: usdt(1),
  }),
  'convert.quote': ({ buyer }) => ({
    type: 'convert.quote',
    accountId: buyer,
    fromAssetId: asset.BTC,
    toAssetId: asset.USDT,
    amount: quantity,
  }),
  'convert.accept': ({ other, quote }) => ({ type: 'convert.accept', accountId: other, quoteId: quote }),
  'spot.place': ({ other }) => ({
    type: 'spot.place',
    accountId: other,
    pairId: btc,
    side: 'buy',
    orderType: 'market',
    timeInForce: 'ioc',
    quantity,
  }),
  'spot.place_oco': ({ other }) => ({
    type: 'spot.place_oco',
    accountId: other,
    pairId: btc,
    side: 'sell',
    quantity,
    limitPrice: price(6_600_000_000_000),
    stopPrice: price(5_500_000_000_000),
  }),
  'spot.cancel': ({ other, restingOrder }) => ({ type: 'spot.cancel', accountId: other, orderId: restingOrder }),
  'spot.cancel_all': ({ other }) => ({ type: 'spot.cancel_all', accountId: other }),
  'spot.amend': ({ other, restingOrder }) => ({
    type: 'spot.amend',
    accountId: other,
    orderId: restingOrder,
    quantity: atoms(2_000_000n),
  }),
  'spot.set_maker': () => ({
    type: 'spot.set_maker',
    pairId: btc,
    halfSpread: 1_000 as Ppm,
    step: 1_000 as Ppm,
    levels: 2,
    quantity,
  }),
  'contract.set_terms': () => contractTerms('BTC/USDT', { isOffered: 'no' }),
  'contract.open': ({ other }) => ({
    type: 'contract.open',
    accountId: other,
    pairId: btc,
    direction: 'short',
    lots: 100 as Lots,
    multiple: 20,
    marginMode: 'cross',
  }),
  'contract.cancel': ({ other, pendingTicket: ticketId }) => ({ type: 'contract.cancel', accountId: other, ticketId }),
  'contract.close': ({ other, openTicket: ticketId }) => ({ type: 'contract.close', accountId: other, ticketId }),
  'contract.close_many': ({ other }) => ({ type: 'contract.close_many', accountId: other, choice: 'all' }),
  'contract.set_exits': ({ other, openTicket: ticketId }) => ({
    type: 'contract.set_exits',
    accountId: other,
    ticketId,
    stopLoss: { price: price(5_900_000_000_000) },
  }),
  'contract.move_margin': ({ other, openTicket: ticketId }) => ({
    type: 'contract.move_margin',
    accountId: other,
    ticketId,
    way: 'add',
    amount: usdt(10),
  }),
  'contract.reverse': ({ other, openTicket: ticketId }) => ({ type: 'contract.reverse', accountId: other, ticketId }),
  'options.set_terms': () => optionTermsFor(btc, { durations: [{ seconds: 60, payout: 1_000 as Ppm }] }),
  'options.buy': ({ runner, other }) => optionOrder(runner, other, { direction: 'down' }),
  'options.set_limits': ({ buyer }) => ({
    type: 'options.set_limits',
    accountId: buyer,
    dailyStakeMax: atoms(0n),
    dailyLossMax: atoms(0n),
  }),
  'options.pause': ({ runner, buyer }) => ({
    type: 'options.pause',
    accountId: buyer,
    untilMs: runner.nowMs + 3_600_000,
  }),
  'copy.set_terms': () => ({ type: 'copy.set_terms', shareMax: 0 as Ppm, followersMax: 1, isOffered: 'no' }),
  'copy.apply': ({ other }) => ({ type: 'copy.apply', accountId: other, share: 50_000 as Ppm }),
  'copy.review': ({ applicant }) => ({ type: 'copy.review', traderId: applicant, decision: 'accept' }),
  'copy.follow': ({ buyer, trader }) => ({
    type: 'copy.follow',
    accountId: buyer,
    traderId: trader,
    mode: 'multiple',
    size: 50,
  }),
  'copy.cancel': ({ follower, trader }) => ({ type: 'copy.cancel', accountId: follower, traderId: trader }),
  'copy.self_hold': ({ follower, copiedTicket: ticketId }) => ({
    type: 'copy.self_hold',
    accountId: follower,
    ticketId,
  }),
  'sessions.set_calendar': () => ({
    type: 'sessions.set_calendar',
    pairIds: [btc],
    sessions: [{ opensAtMs: worldStartMs + 3_600_000, closesAtMs: worldStartMs + 7_200_000 }],
  }),
  'funding.set_terms': () => fundingTerms(),
  'funding.set_rail': () => setRail('USDT chain', { takesDeposits: 'no', takesWithdrawals: 'no' }),
  'funding.set_level': ({ buyer: accountId }) => ({ type: 'funding.set_level', accountId, level: 'basic' }),
  'funding.place_hold': ({ buyer: accountId }) => ({
    type: 'funding.place_hold',
    accountId,
    reason: 'account_frozen',
  }),
  'funding.lift_hold': ({ applicant: accountId }) => ({
    type: 'funding.lift_hold',
    accountId,
    reason: 'under_review',
  }),
  'funding.see_deposit': ({ buyer: accountId }) => ({ ...seenDeposit, accountId, index: 1 }),
  'funding.confirm_deposit': () => ({ type: 'funding.confirm_deposit', ...seenPlace, confirmations: 3 }),
  'funding.drop_deposit': () => ({ type: 'funding.drop_deposit', ...seenPlace }),
  'funding.claim': ({ buyer: accountId }) => ({
    type: 'funding.claim',
    accountId,
    railId: rail['USD bank'],
    amount: atoms(500n),
  }),
  'funding.decide_claim': ({ claim: claimId }) => ({ type: 'funding.decide_claim', claimId, operator: 'rita' }),
  'funding.book_destination': ({ buyer: accountId }) => ({
    type: 'funding.book_destination',
    accountId,
    railId: rail['ETH chain'],
    destination: bytesOf('elsewhere'),
  }),
  'funding.drop_destination': ({ other: accountId }) => ({
    type: 'funding.drop_destination',
    accountId,
    destination: bytesOf('home'),
  }),
  'funding.set_book_only': ({ buyer: accountId }) => ({ type: 'funding.set_book_only', accountId, isOn: 'yes' }),
  'funding.withdraw': ({ other: accountId }) => ({
    type: 'funding.withdraw',
    accountId,
    railId: rail['USDT chain'],
    amount: usdt(15),
    fee: usdt(1),
    destination: bytesOf('home'),
  }),
  'funding.cancel_withdrawal': ({ other: accountId, withdrawals }) => ({
    type: 'funding.cancel_withdrawal',
    accountId,
    withdrawalId: withdrawals.requested,
  }),
  'funding.review_withdrawal': ({ withdrawals }) => ({
    type: 'funding.review_withdrawal',
    withdrawalId: withdrawals.review,
    operator: 'rita',
  }),
  'funding.release_withdrawal': ({ withdrawals }) => ({
    type: 'funding.release_withdrawal',
    withdrawalId: withdrawals.approved,
  }),
  'funding.progress_withdrawal': ({ withdrawals }) => ({
    type: 'funding.progress_withdrawal',
    withdrawalId: withdrawals.signing,
    status: 'signed',
    transaction: bytesOf('sent'),
  }),
  'funding.report_withdrawal': ({ withdrawals }) => ({
    type: 'funding.report_withdrawal',
    withdrawalId: withdrawals.atBank,
    operator: 'rita',
    status: 'broadcast',
  }),
  'funding.book_network_cost': () => ({
    type: 'funding.book_network_cost',
    railId: rail['ETH chain'],
    assetId: asset.ETH,
    amount: atoms(10n),
    transaction: bytesOf('sent'),
  }),
};
