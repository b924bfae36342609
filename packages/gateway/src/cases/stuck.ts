import type { listStuck, OutputOf } from '@candor/api';
import type { WithdrawalStatus } from '@candor/exchange';
import { hourMs, minuteMs } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import type { Operator } from '@candor/platform';
import { staleLagMs } from '@candor/readmodel';
import { isServed, railsOf, type Rails, type ShownRail } from '../funding/rails.ts';
import type { Deps } from '../serving/deps.ts';
import { waitingCases } from './waiting-cases.ts';

type Stuck = OutputOf<typeof listStuck>[number];

/** Times after which somebody looks at what should go on by itself. */
const confirmedWithinMs = hourMs;
const signedWithinMs = 10 * minuteMs;
const paidWithinMs = 24 * hourMs;
/** A proposal that lapses within this time is somebody's to remember. */
const lapsingWithinMs = 24 * hourMs;

/** Everything that does not go on, and why, longest first. */
export async function stuckThings(deps: Deps, operator: Operator): Promise<Stuck[]> {
  const rails = await railsOf(deps);
  const found = await Promise.all([
    deposits(deps, rails),
    withdrawals(deps, rails),
    proposals(deps),
    lateCases(deps, operator),
    parts(deps, rails),
  ]);
  return found.flat().sort((a, b) => (a.sinceMs ?? 0) - (b.sinceMs ?? 0));
}

const sumOf = ({ asset, network }: ShownRail, amount: Parameters<typeof atomsToText>[0]): string =>
  `${atomsToText(amount, asset.scale)} ${asset.code} · ${network}`;

async function deposits({ exchange, clock }: Deps, rails: Rails): Promise<Stuck[]> {
  const each = await Promise.all(
    [...rails.values()].map(async (rail) => {
      const open = await exchange.query('allPendingDeposits', rail.railId);
      return open
        .filter(({ status, seenAtMs }) => status === 'pending' && clock() - seenAtMs > confirmedWithinMs)
        .map(
          ({ depositId, amount, seenAtMs }): Stuck => ({
            kind: 'deposit_unconfirmed',
            number: `${depositId}`,
            subject: sumOf(rail, amount),
            sinceMs: seenAtMs,
          }),
        );
    }),
  );
  return each.flat();
}

const onTheWay: readonly WithdrawalStatus[] = ['approved', 'signing', 'signed', 'broadcast'];

async function withdrawals({ exchange, clock }: Deps, rails: Rails): Promise<Stuck[]> {
  const open = await exchange.query('withdrawalsIn', onTheWay);
  return open.flatMap(({ withdrawalId, railId, amount, status, requestedAtMs }): Stuck[] => {
    const rail = rails.get(railId);
    if (rail === undefined) return [];
    const ageMs = clock() - requestedAtMs;
    const row = { number: `${withdrawalId}`, subject: sumOf(rail, amount), sinceMs: requestedAtMs };
    if (rail.kind !== 'chain') return ageMs > paidWithinMs ? [{ kind: 'payout_waiting', ...row }] : [];
    if (status === 'broadcast') return ageMs > confirmedWithinMs ? [{ kind: 'withdrawal_unconfirmed', ...row }] : [];
    return ageMs > signedWithinMs ? [{ kind: 'withdrawal_unsigned', ...row }] : [];
  });
}

async function proposals({ exchange, clock }: Deps): Promise<Stuck[]> {
  const open = await exchange.query('proposals');
  return open.flatMap(({ proposalId, change, proposedAtMs, confirmedBy, dueAtMs, isOutdated }): Stuck[] => {
    const row = { number: `${proposalId}`, subject: change.type, sinceMs: proposedAtMs };
    if (isOutdated) return [{ kind: 'proposal_outdated', ...row }];
    const isLapsing = confirmedBy === undefined && dueAtMs - clock() < lapsingWithinMs;
    return isLapsing ? [{ kind: 'proposal_lapsing', ...row }] : [];
  });
}

/** Late cases, of those that the operator may look at. */
async function lateCases(deps: Deps, operator: Operator): Promise<Stuck[]> {
  const waiting = await waitingCases(deps, operator);
  return waiting
    .filter(({ kind, promisedAtMs }) => kind !== 'proposal' && (promisedAtMs ?? Infinity) < deps.clock())
    .map(({ kind, caseId, promisedAtMs }) => ({
      kind: 'case_late',
      number: caseId,
      subject: kind,
      sinceMs: promisedAtMs,
    }));
}

/** Parts of the installation that everything else waits for. */
async function parts(deps: Deps, rails: Rails): Promise<Stuck[]> {
  const { exchange, market, reader, clock } = deps;
  const [fault, sessions] = await Promise.all([exchange.query('clockFault'), exchange.query('sessions')]);
  const closed = new Set(sessions.filter(({ isOpen }) => !isOpen).map(({ pairId }) => pairId));
  const { behindMs, isFollowing } = reader.lag();
  const silent = market.instruments.pairs
    .map((pair) => market.board.picture(pair))
    .filter(({ pair, index, isStale }) => index !== undefined && isStale && !closed.has(pair.pairId));
  return [
    ...(fault === undefined ? [] : [{ kind: 'clock_stopped' as const, number: '', subject: '' }]),
    ...(isFollowing && behindMs <= staleLagMs
      ? []
      : [{ kind: 'lists_behind' as const, number: '', subject: '', sinceMs: clock() - behindMs }]),
    ...silent.map(({ pair, indexAtMs }) => ({
      kind: 'index_silent' as const,
      number: '',
      subject: pair.symbol,
      sinceMs: indexAtMs,
    })),
    ...[...rails.values()]
      .filter((rail) => !isServed(deps, rail) && (rail.takesDeposits === 'yes' || rail.takesWithdrawals === 'yes'))
      .map(({ asset, network }) => ({
        kind: 'rail_unserved' as const,
        number: '',
        subject: `${asset.code} · ${network}`,
      })),
  ];
}
