import { dayOf, present } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import type { AssetView, Level, OrderView, PairView, Queries } from './exchange.ts';
import type { Hold } from './module.ts';
import type { Accounts } from './modules/accounts/accounts.ts';
import { atomsOfLots, type Pair, priceOfTicks } from './modules/catalog/catalog.ts';
import type { ClockSlice } from './modules/clock/slice.ts';
import { contractQueries } from './modules/contract/queries.ts';
import type { ContractSlice } from './modules/contract/slice.ts';
import { convertQueries } from './modules/convert/queries.ts';
import type { ConvertSlice } from './modules/convert/slice.ts';
import { copyQueries } from './modules/copy/queries.ts';
import type { CopySlice } from './modules/copy/slice.ts';
import { couponsQueries } from './modules/coupons/queries.ts';
import type { CouponsSlice } from './modules/coupons/slice.ts';
import { dualQueries } from './modules/dual/queries.ts';
import type { DualSlice } from './modules/dual/slice.ts';
import { feeQueries } from './modules/fees/queries.ts';
import type { FeesSlice } from './modules/fees/slice.ts';
import { fundingQueries } from './modules/funding/queries.ts';
import type { FundingSlice } from './modules/funding/slice.ts';
import { gameQueries } from './modules/game/queries.ts';
import type { GameSlice } from './modules/game/slice.ts';
import { ieoQueries } from './modules/ieo/queries.ts';
import type { IeoSlice } from './modules/ieo/slice.ts';
import { invitationQueries } from './modules/invitations/queries.ts';
import type { InvitationsSlice } from './modules/invitations/slice.ts';
import type { Ledger } from './modules/ledger/ledger.ts';
import { loansQueries } from './modules/loans/queries.ts';
import type { LoansSlice } from './modules/loans/slice.ts';
import { lockedQueries } from './modules/locked/queries.ts';
import type { LockedSlice } from './modules/locked/slice.ts';
import { nftQueries } from './modules/nft/queries.ts';
import type { NftSlice } from './modules/nft/slice.ts';
import { operatorQueries } from './modules/operators/queries.ts';
import type { OperatorsSlice } from './modules/operators/slice.ts';
import { optionQueries } from './modules/options/queries.ts';
import type { OptionsSlice } from './modules/options/slice.ts';
import type { Faucet } from './modules/practice/faucet.ts';
import { otcQueries } from './modules/otc/queries.ts';
import type { OtcSlice } from './modules/otc/slice.ts';
import { pointsQueries } from './modules/points/queries.ts';
import type { PointsSlice } from './modules/points/slice.ts';
import { productQueries } from './modules/products/queries.ts';
import type { ProductsSlice } from './modules/products/slice.ts';
import { proposalQueries } from './modules/proposals/queries.ts';
import type { ProposalsSlice } from './modules/proposals/slice.ts';
import { recurringQueries } from './modules/recurring/queries.ts';
import type { RecurringSlice } from './modules/recurring/slice.ts';
import { sendQueries } from './modules/send/queries.ts';
import type { SendSlice } from './modules/send/slice.ts';
import { sessionQueries } from './modules/sessions/queries.ts';
import type { SessionsSlice } from './modules/sessions/slice.ts';
import { previewOco, previewOrder } from './modules/spot/preview.ts';
import type { SpotSlice } from './modules/spot/slice.ts';
import { orderView } from './modules/spot/view.ts';
import type { AccountId, Mode, PairId, Side } from './vocabulary.ts';

/** The core as queries see it: the state of all modules, read-only. */
type AskedCore = Slices & {
  readonly sequence: number;
  readonly founded: { readonly mode: Mode; readonly name: string } | undefined;
  readonly accounts: Accounts;
  readonly faucet: Faucet;
  readonly ledger: Ledger;
  readonly liveHolds: (of: AccountId) => Iterable<Hold>;
};
type Slices = ClockSlice &
  ContractSlice &
  ConvertSlice &
  CopySlice &
  CouponsSlice &
  DualSlice &
  FeesSlice &
  FundingSlice &
  InvitationsSlice &
  GameSlice &
  PointsSlice &
  LoansSlice &
  LockedSlice &
  IeoSlice &
  NftSlice &
  OperatorsSlice &
  OptionsSlice &
  OtcSlice &
  ProductsSlice &
  ProposalsSlice &
  RecurringSlice &
  SendSlice &
  SessionsSlice &
  SpotSlice;

function pairView(pair: Pair): PairView {
  return {
    pairId: pair.pairId,
    baseAssetId: pair.base.assetId,
    quoteAssetId: pair.quote.assetId,
    tick: pair.tick,
    lot: pair.lot,
    minNotional: pair.minNotional,
    maxQuantity: atomsOfLots(pair, pair.maxLots),
    makerFee: pair.makerFee,
    takerFee: pair.takerFee,
    band: pair.band as Ppm,
    hasBook: pair.hasBook,
    ...(pair.cross !== undefined && { cross: pair.cross }),
    status: pair.status,
  };
}

function levelsOf(core: AskedCore, pair: Pair, side: Side, count: number): Level[] {
  const levels: Level[] = [];
  for (const [ticks, lots] of core.spot.market(pair.pairId).book.levels(side)) {
    if (levels.length === count) break;
    levels.push([priceOfTicks(pair, ticks), atomsOfLots(pair, lots)]);
  }
  return levels;
}

function pairOf(core: AskedCore, pairId: PairId): Pair {
  return present(core.catalog.pairs.get(pairId), 'a question names a listed pair');
}

/** Answers from the present state. Values only: nothing given out changes later. */
export function coreQueries(core: AskedCore): Queries {
  return {
    ...sessionQueries(core),
    ...contractQueries(core),
    ...optionQueries(core),
    ...nftQueries(core),
    ...otcQueries(core),
    ...invitationQueries(core),
    ...loansQueries(core),
    ...lockedQueries(core),
    ...copyQueries(core),
    ...couponsQueries(core),
    ...dualQueries(core),
    ...feeQueries(core),
    ...fundingQueries(core),
    ...gameQueries(core),
    ...pointsQueries(core),
    ...productQueries(core),
    ...convertQueries(core),
    ...proposalQueries(core),
    ...operatorQueries(core),
    ...sendQueries(core),
    ...recurringQueries(core),
    ...ieoQueries(core),
    status: () => ({
      mode: core.founded?.mode ?? 'practice',
      name: core.founded?.name ?? '',
      sequence: core.sequence,
      atMs: core.atMs,
      nextAccountId: core.accounts.next,
    }),
    assets: () =>
      [...core.catalog.assets.values()].map((asset): AssetView => {
        const faucet = core.faucet.amounts.get(asset.assetId);
        return faucet === undefined ? { ...asset } : { ...asset, faucet };
      }),
    pairs: () => [...core.catalog.pairs.values()].map(pairView),
    assetTotals: () => core.ledger.totals(),
    balances: (accountId) => core.ledger.balancesOf(accountId),
    holds: (accountId) => [...core.liveHolds(accountId)],
    openOrders: (accountId, pairId) =>
      core.spot
        .ordersOf(accountId)
        .filter((order) => pairId === undefined || order.pairId === pairId)
        .map(
          (order): OrderView => orderView(pairOf(core, order.pairId), order, core.conditions.of(order.orderId)?.terms),
        )
        .reverse(),
    openOrder(accountId, orderId) {
      const order = core.spot.orders.get(orderId);
      return order?.accountId === accountId
        ? orderView(pairOf(core, order.pairId), order, core.conditions.of(orderId)?.terms)
        : undefined;
    },
    book(pairId, levels) {
      const pair = pairOf(core, pairId);
      return {
        pairId,
        sequence: core.sequence,
        bids: levelsOf(core, pair, 'buy', levels),
        asks: levelsOf(core, pair, 'sell', levels),
      };
    },
    index: () =>
      [...core.catalog.pairs.keys()].flatMap((pairId) => {
        const last = core.index.last(pairId);
        if (last === undefined) return [];
        return [{ pairId, ...last, isStale: core.index.fresh(pairId, core.atMs) === undefined }];
      }),
    makers: () => [...core.spot.makers].map(([pairId, terms]) => ({ type: 'spot.set_maker', pairId, ...terms })),
    previewOrder: (order) => previewOrder(core, order),
    previewOco: (order) => previewOco(core, order),
    clockFault: () => core.clock.fault,
    claimedToday: (accountId) => core.faucet.claimedOn(accountId, dayOf(core.atMs)),
  };
}
