import { done, reject } from '@candor/kernel';
import { type Atoms, atoms, mulDiv, type Ppm, type Price, ppmOne, price } from '@candor/money';
import type { RejectOf } from '../../commands.ts';
import type { AccountId, Direction, EntryType, Lots, PairId, TermsId } from '../../vocabulary.ts';
import { exitsRefusal } from './exit-refusal.ts';
import type { ContractMarket } from './market.ts';
import type { Pair } from '../catalog/catalog.ts';
import { roomFor } from './room.ts';
import {
  contractFee,
  contractSlippageDefault,
  contractSlippageMax,
  marginFor,
  multipleMaxAt,
  notionalAt,
  quotePrice,
  ticketsMax,
  worstPriceFrom,
} from './rules.ts';
import type { ContractSlice } from './slice.ts';
import type { ContractOrder, ContractTerms, EntryTrigger } from './views.ts';

/** An order for a contract in the figures that it would be accepted with. */
export interface TicketPlan {
  readonly termsId: TermsId;
  readonly terms: ContractTerms;
  readonly market: ContractMarket;
  readonly entryType: EntryType;
  /** The quote now; with a closed market the limit itself. */
  readonly referencePrice: Price;
  readonly limitPrice: Price;
  /** The fill price if the index stayed; the limit for a limit order that waits. */
  readonly fillPrice: Price;
  /** The highest price that is provided for: a short may fill above where it was ordered. */
  readonly dearestPrice: Price;
  /** The mark at that fill. */
  readonly markPrice: Price;
  /** Frozen: margin and fee at the dearest price it may fill at. */
  readonly hold: Atoms;
  /** Present: the order waits for a mark first, and all its prices are reckoned from there. */
  readonly trigger: EntryTrigger | undefined;
  /** True when the mark is at the trigger already: nothing is left to wait for. */
  readonly wouldTrigger: boolean;
}

/** True when an account may open contracts of a pair: those on shares are a product of their own. */
export function isOfferedTo(core: ContractSlice, accountId: AccountId, { base }: Pair): boolean {
  return core.products.allows(accountId, base.assetClass === 'stock' ? 'stocks' : 'contract');
}

/** The refusals of an order before its figures exist, in the order of the checks. */
export function marketFor(core: ContractSlice, accountId: AccountId, pairId: PairId) {
  const pair = core.catalog.pairs.get(pairId);
  if (pair === undefined) return reject('pair_not_found');
  const offered = core.contract.offered(pairId);
  if (offered === undefined || offered.terms.isOffered === 'no') return reject('contract_not_offered');
  if (!isOfferedTo(core, accountId, pair)) return reject('product_unavailable');
  if (pair.status !== 'trading') return reject('pair_not_trading');
  return done({ ...offered, market: core.contract.market(pairId) });
}

/** Margin and fee together for a size at a price. */
function costOf(terms: ContractTerms, market: ContractMarket, size: Lots, multiple: number, at: Price): Atoms {
  const notional = notionalAt(market.grid, size, at, 'up');
  return atoms(marginFor(notional, multiple) + contractFee(notional, terms.fee));
}

export function lotsHeld(core: ContractSlice, accountId: AccountId, pairId: PairId, direction: Direction): number {
  let held = 0;
  for (const ticket of core.contract.ticketsOf(accountId)) {
    if (ticket.pairId === pairId && ticket.direction === direction) held += ticket.lots;
  }
  return held;
}

interface Start {
  readonly price: Price;
  readonly waitsAs: 'trigger' | 'trail';
}

/**
 * The figures of an order, followed by its refusals: preview shows both, opening takes only orders without refusals.
 */
interface PlannedOrder {
  readonly plan: TicketPlan;
  readonly rejects: RejectOf<'contract.open'> | undefined;
}

/** `start`: the mark from which the order is reckoned, where it waits for one: its trigger, or the stop that trails. */
export function planTicket(core: ContractSlice, order: ContractOrder, start?: Start) {
  const { accountId, pairId, direction, lots, multiple, limitPrice, slippage } = order;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const found = marketFor(core, accountId, pairId);
  if (!found.ok) return found;
  const { terms, termsId, market } = found.value;
  const { pair, grid } = market;
  const isLimit = limitPrice !== undefined;
  const misfit = misfitOf(order, terms);
  // Nothing can be computed of these.
  if (lots < 1 || multiple < 1) return reject(misfit ?? 'lots_too_small');
  if (isLimit && (limitPrice === 0 || limitPrice % pair.tick !== 0)) return reject(misfit ?? 'price_off_tick');
  const isOpenNow = core.sessions.isOpen(pairId, core.nowMs);
  if (!isOpenNow && (!isLimit || start !== undefined)) return reject(misfit ?? 'market_closed');

  const indexNow = isOpenNow ? core.index.fresh(pairId, core.nowMs) : core.sessions.lastOpen.get(pairId);
  if (indexNow === undefined) return reject(misfit ?? 'index_stale');
  const wanted = start?.waitsAs === 'trigger' ? start.price : undefined;
  const off = wanted === undefined ? undefined : triggerRefusal(wanted, indexNow, pair);
  if (off !== undefined) return reject(misfit ?? off);
  const index = start?.price ?? indexNow;
  if (isLimit && !isInBand(limitPrice, index, isOpenNow ? pair.band : Math.floor(ppmOne / multiple)))
    return reject(misfit ?? 'price_out_of_band');
  const quote = quotePrice(grid, terms.spread, index, direction, 'open');
  const limit = limitPrice ?? worstPriceFrom(grid, quote, slippage ?? contractSlippageDefault, direction);
  // A short may fill higher than where it was ordered: the same distance on that side is provided for.
  const upper = isLimit ? quote : worstPriceFrom(grid, quote, slippage ?? contractSlippageDefault, 'long');
  const dearest = direction === 'long' ? limit : price(Math.max(limit, upper));
  const isTouchedNow = direction === 'long' ? quote <= limit : quote >= limit;
  const isTouched = isTouchedNow && isOpenNow;
  const fillPrice = isTouchedNow ? quote : limit;
  const plan: TicketPlan = {
    termsId,
    terms,
    market,
    entryType: isLimit ? 'limit' : 'market',
    referencePrice: quote,
    limitPrice: limit,
    fillPrice,
    dearestPrice: dearest,
    markPrice: isTouched ? index : fillPrice,
    hold: costOf(terms, market, lots, multiple, dearest),
    trigger: wanted === undefined ? undefined : { price: wanted, waitsFor: wanted > indexNow ? 'rise' : 'fall' },
    wouldTrigger: wanted === indexNow,
  };
  if (misfit !== undefined) return done<PlannedOrder>({ plan, rejects: misfit });
  if (multiple > multipleMaxAt(terms.tiers, notionalAt(grid, lots, dearest, 'up'))) {
    return done<PlannedOrder>({ plan, rejects: 'multiple_too_high' });
  }
  return done<PlannedOrder>({ plan, rejects: refusal(core, order, plan) });
}

/** A trigger lies on the tick grid, and in the band of limits. */
function triggerRefusal(at: Price, index: Price, pair: Pair) {
  if (at === 0 || at % pair.tick !== 0) return 'price_off_tick';
  return isInBand(at, index, pair.band) ? undefined : 'price_out_of_band';
}

/** The reason that the terms do not offer the order; its figures can still be computed. */
function misfitOf({ lots, multiple, limitPrice, slippage }: ContractOrder, terms: ContractTerms) {
  if (lots < terms.lotsMin) return 'lots_too_small';
  if (lots > terms.lotsMax) return 'lots_too_large';
  if (multiple < 1 || multiple > (terms.tiers[0]?.multipleMax ?? 0)) return 'multiple_too_high';
  if (slippage !== undefined && slippage > contractSlippageMax) return 'slippage_invalid';
  return limitPrice !== undefined && slippage !== undefined ? 'order_combination_invalid' : undefined;
}

function refusal(core: ContractSlice, order: ContractOrder, plan: TicketPlan) {
  const { accountId, pairId, direction, lots } = order;
  if (order.type !== 'contract.open_conditional') {
    const exits = exitsRefusal(plan.market, direction, lots, plan.fillPrice, order.takeProfit, order.stopLoss);
    if (exits !== undefined) return exits;
  }
  if (core.contract.countOf(accountId) >= ticketsMax) return 'too_many_tickets';
  if (lotsHeld(core, accountId, pairId, direction) + lots > plan.terms.accountLotsMax) return 'account_lots_full';
  if (core.spendable(accountId, 'contract', core.contract.assetId(core)) < plan.hold) return 'balance_insufficient';
  if (lots > roomFor(core, pairId, direction)) return 'open_interest_full';
  return undefined;
}

function isInBand(at: Price, index: Price, band: number): boolean {
  const room = Number(mulDiv(BigInt(index), BigInt(band), BigInt(ppmOne), 'down'));
  return at >= index - room && at <= index + room;
}

/** The most lots an account could open like this now: by funds, by its own cap, by the tiers and by the open interest. */
export function lotsMaxFor(core: ContractSlice, order: ContractOrder, plan: TicketPlan): Lots {
  const { accountId, pairId, direction, multiple } = order;
  const { terms, market, dearestPrice } = plan;
  const spendable = core.spendable(accountId, 'contract', core.contract.assetId(core));
  let low = 0;
  let high = Math.min(
    terms.lotsMax,
    terms.accountLotsMax - lotsHeld(core, accountId, pairId, direction),
    roomFor(core, pairId, direction),
  );
  while (low < high) {
    const size = Math.ceil((low + high) / 2) as Lots;
    const isAllowed = multiple <= multipleMaxAt(terms.tiers, notionalAt(market.grid, size, dearestPrice, 'up'));
    if (isAllowed && costOf(terms, market, size, multiple, dearestPrice) <= spendable) low = size;
    else high = size - 1;
  }
  return Math.max(low, 0) as Lots;
}

/** The distance of a price from a reference, in ppm of the reference, rounded up. */
export function slippageOf(reference: Price, at: Price): Ppm {
  return Number(mulDiv(BigInt(Math.abs(at - reference)), BigInt(ppmOne), BigInt(reference), 'up')) as Ppm;
}
