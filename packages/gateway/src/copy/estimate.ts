import type { CommandOf, ContractTerms, CopyReason, CopyResult, Lots } from '@candor/exchange';
import {
  type Capitals,
  type ContractGrid,
  copiedLots,
  copiesPair,
  copySlippageDefault,
  marginFor,
  notionalAt,
  profitShareDue,
} from '@candor/exchange/rules';
import { dayMs, present } from '@candor/kernel';
import { type Atoms, atoms, mulDiv, type Ppm, ppmOne, zero } from '@candor/money';
import type { TicketRecord } from '@candor/readmodel';

/** A closed ticket of the trader, with the sizes that its pair and its terms allow. */
export interface PastTrade {
  readonly ticket: TicketRecord;
  readonly terms: ContractTerms;
  readonly grid: ContractGrid;
}

/** The copy that would have been made of it. */
export interface EstimatedCopy {
  readonly ticket: TicketRecord;
  readonly lots: Lots;
  readonly result: CopyResult;
  readonly reason?: CopyReason;
  readonly margin: Atoms;
  readonly profit: Atoms;
  readonly fees: Atoms;
  readonly overnight: Atoms;
  readonly total: Atoms;
}

export interface FollowEstimate {
  /** In the order they were opened. */
  readonly copies: readonly EstimatedCopy[];
  readonly marginPeak: Atoms;
  /** The trader's part of the total, by the rule of the weekly settlement. */
  readonly share: Atoms;
}

/** A follow, with the equity of both accounts: past sizes in proportion are by their present ratio. */
type How = Omit<CommandOf<'copy.follow_with_limits'>, 'type' | 'accountId' | 'traderId'> & {
  readonly capitals: Capitals;
};

/**
 * The result that a follow with these settings would have had on these trades: their own prices, fees and nights in
 * proportion to the size, under the follow's caps. The follower's balance and the open interest of the day are unknown
 * and left out, and so are the total limits, which depend on the marks between.
 */
export function estimateCopies(trades: readonly PastTrade[], how: How, share: Ppm): FollowEstimate {
  const copies: EstimatedCopy[] = [];
  let marginPeak = 0n;
  const ordered = [...trades].sort((a, b) => openedAtMs(a.ticket) - openedAtMs(b.ticket));
  for (const trade of ordered) {
    const copy = estimated(trade, how, copies);
    copies.push(copy);
    const open = openAt(copies, openedAtMs(trade.ticket));
    const margin = open.reduce((sum, { margin: one }) => sum + one, 0n);
    if (margin > marginPeak) marginPeak = margin;
  }
  const total = copies.reduce((sum, copy) => sum + copy.total, 0n);
  return { copies, marginPeak: atoms(marginPeak), share: profitShareDue(atoms(total), share, zero) };
}

function estimated({ ticket, terms, grid }: PastTrade, how: How, before: readonly EstimatedCopy[]): EstimatedCopy {
  const wanted = copiedLots(how.mode, how.size, ticket.lots, () => how.capitals);
  const entryPrice = present(ticket.entryPrice, 'a closed ticket was opened');
  const marginOf = (lots: Lots) => marginFor(notionalAt(grid, lots, entryPrice, 'up'), ticket.multiple);
  const { lots, reason } = sized(ticket, terms, how, wanted, before, marginOf);
  if (lots === 0) {
    const nothing = { lots, margin: zero, profit: zero, fees: zero, overnight: zero, total: zero };
    return { ticket, ...nothing, result: 'skipped', ...(reason === undefined ? {} : { reason }) };
  }
  const profit = inProportion(ticket.profit, lots, ticket.lots);
  const fees = atoms(-inProportion(atoms(-ticket.fee), lots, ticket.lots));
  const overnight = atoms(-inProportion(atoms(-ticket.overnight), lots, ticket.lots));
  return {
    ticket,
    lots,
    margin: marginOf(lots),
    profit,
    fees,
    overnight,
    total: atoms(profit - fees - overnight),
    result: lots < wanted ? 'partial' : 'copied',
    ...(reason === undefined ? {} : { reason }),
  };
}

/** The size that would have been copied, by the same checks as copying, in the same order. */
function sized(
  ticket: TicketRecord,
  terms: ContractTerms,
  how: How,
  wanted: Lots,
  before: readonly EstimatedCopy[],
  marginOf: (lots: Lots) => Atoms,
): { readonly lots: Lots; readonly reason?: CopyReason } {
  const none = 0 as Lots;
  if (!copiesPair(how, ticket.pairId)) return { lots: none, reason: 'pair_excluded' };
  if (wanted < terms.lotsMin) return { lots: none, reason: 'below_minimum' };
  const atMs = openedAtMs(ticket);
  if (how.dailyLossMax !== undefined && lostOnDay(before, atMs) >= how.dailyLossMax) {
    return { lots: none, reason: 'daily_loss_cap' };
  }
  if (slippageOf(ticket) > (how.slippage ?? copySlippageDefault)) return { lots: none, reason: 'slippage' };
  let most = wanted;
  let reason: CopyReason | undefined;
  const open = openAt(before, atMs);
  const inPair = open.filter((copy) => copy.ticket.pairId === ticket.pairId);
  for (const [cap, held, why] of [
    [how.marginMax, open, 'margin_cap'],
    [how.pairMarginMax, inPair, 'pair_cap'],
  ] as const) {
    if (cap === undefined) continue;
    const used = held.reduce((sum, { margin }) => sum + margin, 0n);
    const within = largest(most, (lots) => used + marginOf(lots) <= cap);
    if (within < most) [most, reason] = [within, why];
  }
  if (most > terms.lotsMax) [most, reason] = [terms.lotsMax, 'above_maximum'];
  if (most < terms.lotsMin) return { lots: none, reason: reason ?? 'below_minimum' };
  return { lots: most, ...(reason === undefined ? {} : { reason }) };
}

/** The most lots up to `most` that fit; `fits` must be monotonic. */
function largest(most: Lots, fits: (lots: Lots) => boolean): Lots {
  let low = 0;
  let high: number = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle as Lots)) low = middle;
    else high = middle - 1;
  }
  return low as Lots;
}

function openAt(copies: readonly EstimatedCopy[], atMs: number): EstimatedCopy[] {
  return copies.filter(({ ticket }) => openedAtMs(ticket) <= atMs && endedAtMs(ticket) > atMs);
}

/** The loss of that UTC day of the copies closed by then, zero or more. */
function lostOnDay(copies: readonly EstimatedCopy[], atMs: number): bigint {
  const startMs = Math.floor(atMs / dayMs) * dayMs;
  let realised = 0n;
  for (const { ticket, total } of copies) {
    const closedMs = endedAtMs(ticket);
    if (closedMs >= startMs && closedMs <= atMs) realised += total;
  }
  return realised < 0n ? -realised : 0n;
}

/** The slippage of a market order behind its quote, in ppm rounded up. */
function slippageOf({ entryType, direction, referencePrice, entryPrice }: TicketRecord): number {
  if (entryType === 'limit' || entryPrice === undefined) return 0;
  const behind = direction === 'long' ? entryPrice - referencePrice : referencePrice - entryPrice;
  return behind <= 0 ? 0 : Number(mulDiv(BigInt(behind), BigInt(ppmOne), BigInt(referencePrice), 'up'));
}

/** The same share of an amount as of the lots, rounded against the follower. */
function inProportion(amount: Atoms, lots: Lots, ofLots: Lots): Atoms {
  const isNegative = amount < 0n;
  const part = mulDiv(isNegative ? -amount : amount, BigInt(lots), BigInt(ofLots), isNegative ? 'up' : 'down');
  return atoms(isNegative ? -part : part);
}

function openedAtMs({ openedAtMs: atMs }: TicketRecord): number {
  return present(atMs, 'a closed ticket was opened');
}

function endedAtMs({ endedAtMs: atMs }: TicketRecord): number {
  return present(atMs, 'a closed ticket has ended');
}
