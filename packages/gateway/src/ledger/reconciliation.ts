import type { OutputOf, viewReconciliation } from '@candor/api';
import type { RailHolding } from '@candor/chain';
import type { RailId, WithdrawalStatus } from '@candor/exchange';
import { dayMs, dayOf } from '@candor/kernel';
import { type Atoms, atoms, atomsFromText, atomsToText, negated, plus, zero } from '@candor/money';
import type { RailDay } from '@candor/readmodel';
import { isWatched, type ShownRail } from '../funding/rails.ts';
import type { Deps } from '../serving/deps.ts';

type Row = OutputOf<typeof viewReconciliation>['rails'][number];
type FlightKind = Row['flights'][number]['kind'];

/** Money under way: above zero when the rail has it and the ledger does not. */
interface Flight {
  readonly kind: FlightKind;
  readonly amount: Atoms;
  /** Absent: all of it is under way for certain. */
  readonly isAtMost?: true;
}

interface Held {
  readonly source: Row['source'];
  readonly gap?: Row['gap'];
  readonly atMs?: number;
  readonly operator?: string;
  /** The own means of the house are not in it. */
  readonly held?: Atoms;
  readonly own?: Atoms;
  readonly flights: readonly Flight[];
  readonly roundings?: number;
  /** The last day of the ledger that it is compared with; absent: all. */
  readonly lastDay?: number;
}

/** The statuses in which an operator pays, or has paid, a withdrawal by hand. */
export const byHand: readonly WithdrawalStatus[] = ['approved', 'broadcast'];

/** One rail against the ledger, by its chain or by the last statement. */
export async function reconciledRail(
  deps: Deps,
  rail: ShownRail,
  days: readonly RailDay[],
  holdings: readonly RailHolding[],
): Promise<Row> {
  const { railId, network, kind, asset } = rail;
  const found = isWatched(deps, rail)
    ? await byChain(deps, rail, holdings)
    : await byStatement(deps, rail, daysOf(rail, days));
  const { source, gap, atMs, operator = '', held, own = zero, flights, roundings = 0, lastDay } = found;
  const { paidIn, paidOut, cost } = sumOf(rail, days, lastDay);
  const booked = plus(plus(paidIn, negated(paidOut)), negated(cost));
  // Nothing at all is a figure too.
  const left = held === undefined ? undefined : unexplained(plus(held, negated(booked)), flights);
  const text = (amount: Atoms): string => atomsToText(amount, asset.scale);
  return {
    railId,
    code: asset.code,
    network,
    kind,
    source,
    gap,
    atMs,
    operator,
    paidIn: text(paidIn),
    paidOut: text(paidOut),
    costs: text(cost),
    booked: text(booked),
    held: held === undefined ? undefined : text(held),
    own: text(own),
    flights: flights
      .filter(({ amount }) => amount !== 0n)
      .map(({ kind: of, amount, isAtMost = false }) => ({ kind: of, amount: text(amount), isAtMost })),
    unexplained: left === undefined ? undefined : text(left),
    isRounding: left !== undefined && left !== 0n && left >= -1n && left < BigInt(roundings),
  };
}

/**
 * The rest of a difference after what is under way: all of what is certain, and of what may have come or gone the part
 * that brings it closest to nothing.
 */
function unexplained(difference: Atoms, flights: readonly Flight[]): Atoms {
  const sum = (of: (flight: Flight) => boolean) => flights.filter(of).reduce((total, { amount }) => total + amount, 0n);
  const rest = difference - sum(({ isAtMost }) => isAtMost !== true);
  const most = sum(({ isAtMost, amount }) => isAtMost === true && amount > 0n);
  const least = sum(({ isAtMost, amount }) => isAtMost === true && amount < 0n);
  if (rest > most) return atoms(rest - most);
  return rest < least ? atoms(rest - least) : zero;
}

async function byChain({ exchange }: Deps, { railId }: ShownRail, holdings: readonly RailHolding[]): Promise<Held> {
  const holding = holdings.find((one) => one.railId === railId);
  if (holding === undefined || typeof holding.held === 'string') {
    return { source: 'none', gap: holding === undefined ? 'unwatched' : (holding.held as Row['gap']), flights: [] };
  }
  const { held, unreported, left, costs, roundings } = holding;
  const pending = await exchange.query('allPendingDeposits', railId);
  const sum = (status: 'pending' | 'kept'): Atoms =>
    pending.filter((one) => one.status === status).reduce((total, { amount }) => plus(total, amount), zero);
  return {
    source: 'chain',
    held,
    roundings,
    flights: [
      { kind: 'deposits_pending', amount: sum('pending') },
      { kind: 'deposits_kept', amount: sum('kept') },
      { kind: 'deposits_unreported', amount: unreported },
      { kind: 'withdrawals_left', amount: negated(left) },
      { kind: 'costs_unbooked', amount: negated(costs) },
    ],
  };
}

async function byStatement({ exchange, platform }: Deps, rail: ShownRail, days: readonly RailDay[]): Promise<Held> {
  const { railId, asset, kind } = rail;
  const statement = (await platform.railStatements.newest()).find((one) => one.railId === railId);
  if (statement === undefined) {
    return { source: 'none', gap: kind === 'chain' ? 'unwatched' : 'no_statement', flights: [] };
  }
  const { day: lastDay, operator } = statement;
  const amountOf = (text: string): Atoms => atomsFromText(text, asset.scale) ?? zero;
  const own = amountOf(statement.own);
  const [claims, payouts] = await Promise.all([exchange.query('allClaims'), exchange.query('withdrawalsIn', byHand)]);
  const before = (atMs: number): boolean => dayOf(atMs) <= lastDay;
  const since = days.filter(({ day }) => day > lastDay);
  const sum = (amounts: readonly Atoms[]): Atoms => amounts.reduce(plus, zero);
  const flights: readonly (readonly [FlightKind, Atoms])[] = [
    [
      'claims_open',
      sum(claims.filter((one) => one.railId === railId && before(one.claimedAtMs)).map(({ amount }) => amount)),
    ],
    ['credited_since', sum(since.map(({ paidIn }) => paidIn))],
    [
      'payouts_open',
      negated(
        sum(
          payouts.filter((one) => one.railId === railId && before(one.requestedAtMs)).map(({ receives }) => receives),
        ),
      ),
    ],
    ['paid_since', negated(sum(since.map(({ paidOut }) => paidOut)))],
  ];
  return {
    source: 'statement',
    atMs: (lastDay + 1) * dayMs,
    operator,
    own,
    held: plus(amountOf(statement.closing), negated(own)),
    lastDay,
    flights: flights.map(([kindOf, amount]) => ({ kind: kindOf, amount, isAtMost: true })),
  };
}

/** The days of a rail in its own asset. */
function daysOf({ railId, assetId }: ShownRail, days: readonly RailDay[]): readonly RailDay[] {
  return days.filter((day) => day.railId === railId && day.assetId === assetId);
}

/** All of a rail up to a day. The costs of a chain are at the rail of its own coin, whichever rail they were for. */
function sumOf(
  rail: ShownRail,
  days: readonly RailDay[],
  lastDay = Number.POSITIVE_INFINITY,
): Pick<RailDay, 'paidIn' | 'paidOut' | 'cost'> {
  const until = days.filter(({ day }) => day <= lastDay);
  const costs = rail.kind === 'chain' ? until.filter(({ assetId }) => assetId === rail.assetId) : [];
  const sum = (amounts: readonly Atoms[]): Atoms => amounts.reduce(plus, zero);
  const own = daysOf(rail, until);
  return {
    paidIn: sum(own.map(({ paidIn }) => paidIn)),
    paidOut: sum(own.map(({ paidOut }) => paidOut)),
    cost: sum(costs.map(({ cost }) => cost)),
  };
}

/** The sums of an asset over all its rails, costs included. */
export function overRails(rails: readonly ShownRail[], days: readonly RailDay[], assetId: number): Atoms {
  const ids = new Set<RailId>(rails.map(({ railId }) => railId));
  return days
    .filter((day) => day.assetId === assetId && ids.has(day.railId))
    .reduce((total, { paidIn, paidOut, cost }) => plus(total, atoms(paidIn - paidOut - cost)), zero);
}
