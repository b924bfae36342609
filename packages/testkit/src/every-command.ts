import {
  type AccountId,
  type Command,
  type CommandOf,
  type CommandType,
  house,
  type Lots,
  newestRevision,
  type PairId,
  type ProposalId,
  type QuoteId,
  type TicketId,
  type AssetId,
  restoreCore,
} from '@candor/exchange';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, pair } from './catalog.ts';
import { everyFinanceCommand, type FinanceUnderWay, startFinance } from './finance/every-command.ts';
import { everyFundingCommand, type FundingUnderWay, quickFunding, startFunding } from './funding/every-command.ts';
import { everyInvitationCommand, startInvitations } from './invitations/every-command.ts';
import { everyNftCommand, type NftUnderWay, startNft } from './nft/every-command.ts';
import { everyOtcCommand, type OtcUnderWay, startOtc } from './otc/every-command.ts';
import { everyPointsCommand, type PointsUnderWay, startPoints } from './points/every-command.ts';
import { startIeo } from './ieo/world.ts';
import { optionTermsFor } from './options/world.ts';
import { everyContractCommand } from './contract/every-command.ts';
import { everyCopyCommand } from './copy/every-command.ts';
import { everyConditionalCommand, type OrdersUnderWay } from './spot/every-command.ts';
import { convertTerms, listPair } from './practice-world.ts';
import { everyRecurringCommand, type RecurringUnderWay, startRecurring } from './recurring/every-command.ts';
import { Runner, startWorld, worldStartMs } from './runner.ts';

/** A world in which something of everything is under way, so that a command of every kind is accepted. */
export interface EverythingWorld
  extends OrdersUnderWay,
    FundingUnderWay,
    FinanceUnderWay,
    PointsUnderWay,
    OtcUnderWay,
    RecurringUnderWay,
    NftUnderWay {
  readonly runner: Runner;
  /** Buys options, and nothing else. */
  readonly buyer: AccountId;
  /** Trades everything. */
  readonly other: AccountId;
  readonly trader: AccountId;
  readonly follower: AccountId;
  readonly applicant: AccountId;
  readonly quote: QuoteId;
  readonly pendingTicket: TicketId;
  readonly openTicket: TicketId;
  readonly copiedTicket: TicketId;
  /** Of a payout that no coin's flip would lose against; it waits for a second operator. */
  readonly proposal: ProposalId;
}

const btc = pair['BTC/USDT'];
const quantity = atoms(1_000_000n);
const usdt = (whole: number) => atoms(BigInt(whole) * 1_000_000n);
export const sixtyThousand = price(6_000_000_000_000);

interface Begun {
  readonly names: Omit<EverythingWorld, 'runner'>;
  readonly snapshot: Uint8Array;
  readonly nowMs: number;
}

let begun: Begun | undefined;

/** A new world of this kind. The first is built, the others are restored from it: the same state in a fraction of the time. */
export function startEverything(): EverythingWorld {
  begun ??= beginEverything();
  const { names, snapshot, nowMs } = begun;
  return { ...names, runner: new Runner(restoreCore(snapshot), nowMs) };
}

function beginEverything(): Begun {
  const { runner, ...names } = everythingUnderWay();
  return { names, snapshot: runner.core.snapshot(), nowMs: runner.nowMs };
}

function everythingUnderWay(): EverythingWorld {
  const maker = { BTC: 10n ** 10n, ETH: 10n ** 12n, USDT: 10n ** 13n };
  const { runner, users } = startWorld({ maker, contracts: {}, options: 10n ** 12n, funding: quickFunding, users: 5 });
  const [buyer, other, trader, follower, applicant] = users as [AccountId, AccountId, AccountId, AccountId, AccountId];
  for (const accountId of users) {
    for (const assetId of [asset.BTC, asset.USDT]) runner.must({ type: 'practice.claim', accountId, assetId });
    for (const to of ['contract', 'options'] as const) {
      runner.must({ type: 'transfer.move', accountId, assetId: asset.USDT, amount: usdt(20_000), from: 'spot', to });
    }
  }
  // First: it takes minutes, in which prices would go stale.
  const ofNft = startNft(runner, other, applicant);
  startIeo(runner);
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
  const { orderId: waitingStop } = runner.must({
    type: 'spot.place',
    accountId: other,
    pairId: btc,
    side: 'buy',
    orderType: 'stop_market',
    timeInForce: 'ioc',
    stopPrice: price(6_100_000_000_000),
    quantity,
  });
  const { limitOrderId: ocoLimit } = runner.must({
    type: 'spot.place_oco',
    accountId: other,
    pairId: btc,
    side: 'buy',
    quantity,
    limitPrice: low,
    stopPrice: price(6_200_000_000_000),
  });
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
  startInvitations(runner, { friend: follower, inviter: trader });
  const copied = runner.core.queries.tickets(follower)[0];
  return {
    runner,
    buyer,
    other,
    trader,
    follower,
    applicant,
    restingOrder: orderId,
    waitingStop,
    ocoLimit,
    quote: quoteId,
    pendingTicket: pending.ticketId,
    openTicket: open.ticketId,
    copiedTicket: copied?.ticketId as TicketId,
    ...startFinance(runner, other),
    proposal: runner.must({ type: 'proposals.propose', operator: 'rita', change: hostileTerms(btc) })
      .proposalId as ProposalId,
    ...startFunding(runner, other, applicant),
    ...startPoints(runner, other),
    ...startOtc(runner, other, applicant),
    ...startRecurring(runner, other),
    ...ofNft,
  };
}

const hostileTerms = (pairId: PairId): CommandOf<'options.set_terms'> => ({
  ...optionTermsFor(pairId),
  durations: [{ seconds: 10, payout: 999_999 as Ppm }],
});

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
 * One command of every type that the world accepts; a new type does not compile until it is listed here. Only the
 * founding and a revision that is in force cannot be had twice, and terms of former rules not at all.
 */
export const everyCommand: { readonly [T in CommandType]: (world: EverythingWorld) => CommandOf<T> & Command } = {
  'genesis.found': () => ({ type: 'genesis.found', mode: 'practice', name: 'again' }),
  'revision.adopt': () => ({ type: 'revision.adopt', revision: newestRevision }),
  'accounts.open': () => ({ type: 'accounts.open' }),
  'house.fund': () => ({ type: 'house.fund', house: 'underwriting', assetId: asset.USDT, amount: usdt(5) }),
  'catalog.list_asset': () => ({
    type: 'catalog.list_asset',
    assetId: 9 as AssetId,
    code: 'NEW',
    name: 'New',
    scale: 6,
    assetClass: 'coin',
  }),
  'catalog.list_pair': () => listPair('BTC/USDT', { pairId: 9 as PairId }),
  'catalog.set_pair_status': () => ({ type: 'catalog.set_pair_status', pairId: btc, status: 'halted' }),
  'catalog.set_pair_fees': () => ({
    type: 'catalog.set_pair_fees',
    pairId: btc,
    makerFee: 0 as Ppm,
    takerFee: 0 as Ppm,
  }),
  'fees.set_tiers': () => ({
    type: 'fees.set_tiers',
    tiers: [{ volumeFrom: usdt(0), makerShare: 800_000 as Ppm, takerShare: 1_000_000 as Ppm }],
  }),
  'index.tick': ({ runner }) => ({
    type: 'index.tick',
    gridIndex: runner.core.index.lastGridIndex + 1,
    prices: [{ pairId: btc, price: sixtyThousand }],
  }),
  'practice.set_faucet': () => ({ type: 'practice.set_faucet', assetId: asset.USDT, amount: usdt(1) }),
  'practice.begin_past': () => ({ type: 'practice.begin_past', untilMs: 1 }),
  'practice.claim': ({ other }) => ({ type: 'practice.claim', accountId: other, assetId: asset.ETH }),
  'transfer.move': ({ buyer }) => ({
    type: 'transfer.move',
    accountId: buyer,
    assetId: asset.USDT,
    amount: usdt(100),
    from: 'options',
    to: 'spot',
  }),
  'send.send': ({ other, buyer }) => ({
    type: 'send.send',
    accountId: other,
    recipientId: buyer,
    assetId: asset.USDT,
    amount: usdt(1),
    noteHash: new Uint8Array(32),
  }),
  'convert.set_former_terms': () => ({
    type: 'convert.set_former_terms',
    spread: 1_000 as Ppm,
    fee: 1_000 as Ppm,
    minValue: usdt(1),
  }),
  'convert.set_terms': () => ({ type: 'convert.set_terms', ...convertTerms, spread: 500 as Ppm }),
  'convert.set_fiat_terms': ({ runner }) => ({
    type: 'convert.set_fiat_terms',
    assetId: asset.USD,
    fiatRate: price(100_000_000),
    source: 'test',
    asOfMs: runner.nowMs,
  }),
  'convert.quote': ({ buyer }) => ({
    type: 'convert.quote',
    accountId: buyer,
    fromAssetId: asset.BTC,
    toAssetId: asset.USDT,
    amount: quantity,
  }),
  'convert.sweep': ({ buyer }) => ({
    type: 'convert.sweep',
    accountId: buyer,
    assetIds: [asset.BTC],
    leastTotal: atoms(0n),
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
  'spot.place_bounded_oco': ({ other }) => ({
    type: 'spot.place_bounded_oco',
    accountId: other,
    pairId: btc,
    side: 'sell',
    quantity,
    limitPrice: price(6_600_000_000_000),
    stopPrice: price(5_500_000_000_000),
    slippage: 20_000 as Ppm,
  }),
  'spot.cancel': ({ other, restingOrder }) => ({ type: 'spot.cancel', accountId: other, orderId: restingOrder }),
  'spot.cancel_all': ({ other }) => ({ type: 'spot.cancel_all', accountId: other }),
  ...everyConditionalCommand,
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
  ...everyContractCommand,
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
  ...everyCopyCommand,
  'sessions.set_calendar': () => ({
    type: 'sessions.set_calendar',
    pairIds: [btc],
    sessions: [{ opensAtMs: worldStartMs + 3_600_000, closesAtMs: worldStartMs + 7_200_000 }],
  }),
  ...everyFundingCommand,
  'products.set_availability': () => ({
    type: 'products.set_availability',
    product: 'options',
    country: 'VN',
    availability: 'off',
  }),
  'products.set_residence': ({ other }) => ({ type: 'products.set_residence', accountId: other, country: 'VN' }),
  'clock.fault': () => ({ type: 'clock.fault', kind: 'ahead', byMs: 3_600_000 }),
  'clock.restored': () => ({ type: 'clock.restored' }),
  'clock.advance': () => ({ type: 'clock.advance' }),
  'clock.confirm': ({ runner }) => {
    runner.must({ type: 'clock.fault', kind: 'ahead', byMs: 3_600_000 });
    return { type: 'clock.confirm' };
  },
  'proposals.propose': () => ({
    type: 'proposals.propose',
    operator: 'rita',
    change: hostileTerms(pair['ETH/USDT']),
  }),
  'proposals.confirm': ({ proposal: proposalId }) => ({ type: 'proposals.confirm', operator: 'max', proposalId }),
  'proposals.cancel': ({ proposal: proposalId }) => ({ type: 'proposals.cancel', operator: 'max', proposalId }),
  'proposals.end_unfit': ({ runner, proposal: proposalId }) => {
    runner.must({ ...optionTermsFor(btc), isOffered: 'no' });
    return { type: 'proposals.end_unfit', operator: 'max', proposalId };
  },
  ...everyFinanceCommand,
  ...everyInvitationCommand,
  ...everyPointsCommand,
  ...everyOtcCommand,
  ...everyRecurringCommand,
  ...everyNftCommand,
  'ledger.correct': ({ runner, other }) => ({
    type: 'ledger.correct',
    fromAccountId: house.treasury,
    toAccountId: other,
    assetId: asset.USDT,
    amount: atoms(1n),
    corrects: runner.core.sequence,
    reason: 'not_booked',
  }),
  'operators.set_role': () => ({ type: 'operators.set_role', name: 'ann', role: 'support' }),
};
