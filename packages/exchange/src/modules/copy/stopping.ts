import { present } from '@candor/kernel';
import { type Atoms, atoms } from '@candor/money';
import type { Ticket } from '../contract/ticket.ts';
import type { Follow } from './follow.ts';
import type { FollowLimits } from './limits.ts';
import { stopReasonOf } from './rules.ts';
import type { CopySlice } from './slice.ts';

/** Follows looked at and copies closed in one piece: some milliseconds. */
const pieceSize = 500;

/**
 * The realised and open result of the copies of a trader, at the last marks. A profit that a ticket has paid out ahead of its
 * close is booked at the close, so it is still a part of what is open.
 */
export function resultOf(core: CopySlice, follow: Follow): Atoms {
  let result: bigint = follow.realised;
  for (const copy of openCopies(core, follow)) result += core.tickets.unrealised(copy) + copy.settled;
  return atoms(result);
}

/**
 * After a tick every follow with a total limit is looked at (RULES 7): once all that the tick closes is booked, which is
 * by a timer of the same moment, before anything else happens.
 */
export function onTicked(core: CopySlice): void {
  const { copyLimits } = core;
  if (!copyLimits.isWatching || copyLimits.round !== undefined) return;
  copyLimits.round = { work: 0 };
  core.timers.set(core.nowMs, 'copy.look', 0);
}

/** Goes on with a round: to its end, to the next copies that close, or to the end of the piece. */
export function look(core: CopySlice): void {
  const { copyLimits } = core;
  const { round } = copyLimits;
  if (round === undefined) return;
  // While a tick is worked through in pieces nothing is settled: the next one begins another round.
  let next = core.tickets.isBusy ? undefined : copyLimits.watchedAfter(round.last);
  for (; next !== undefined; next = copyLimits.watchedAfter(round.last)) {
    const { accountId, traderId } = next;
    round.last = { accountId, traderId };
    const closed = lookAt(core, next);
    round.work += 1 + closed;
    if (round.work >= pieceSize) return pause(core);
    // The results of what has closed are booked before the next follow is looked at.
    if (closed > 0) return core.timers.set(core.nowMs, 'copy.look', 0);
  }
  copyLimits.round = undefined;
}

function pause(core: CopySlice): void {
  const { pieces, round } = core.copyLimits;
  if (round !== undefined) round.work = 0;
  pieces.rest(core.nowMs);
  pieces.arrange(core, 'copy.look_on', core.nowMs);
}

/** Goes on with a round after its pause. */
export function lookOn(core: CopySlice): void {
  if (core.copyLimits.pieces.takeTimer(core.nowMs)) look(core);
}

/** Looks at one follow: stops it when a limit is reached, and closes its copies. Answers how many it has closed. */
function lookAt(core: CopySlice, limits: FollowLimits): number {
  const follow = present(core.copy.follow(limits.accountId, limits.traderId), 'limits belong to a follow');
  const open = openCopies(core, follow);
  // Where no copy could be closed, as in a closed market or while the clock is in doubt, its marks decide nothing either.
  if (limits.stopped === undefined && (open.length === 0 || open.some((copy) => core.tickets.canClose(copy)))) {
    const result = atoms(resultOf(core, follow) - limits.from);
    const reason = stopReasonOf(limits, result);
    if (reason !== undefined) stop(core, follow, limits, { reason, result });
  }
  let closed = 0;
  // A copy whose market has no such price waits for the next tick that has.
  if (limits.stopped !== undefined) for (const copy of open) closed += core.tickets.closeAtMark(copy) ? 1 : 0;
  if (follow.isActive === 0 && closed === open.length) {
    limits.isWatched = 0;
    core.copyLimits.keep(limits);
  }
  return closed;
}

function openCopies(core: CopySlice, follow: Follow): Readonly<Ticket>[] {
  return core.copy
    .openOf(core.tickets, follow)
    .map((ticketId) => present(core.tickets.get(ticketId), 'an open copy is a live ticket'));
}

function stop(
  core: CopySlice,
  follow: Follow,
  limits: FollowLimits,
  { reason, result }: { readonly reason: 'loss' | 'profit'; readonly result: Atoms },
): void {
  const { accountId, traderId } = follow;
  limits.stopped = { reason, result, atMs: core.nowMs };
  if (follow.isActive === 1) {
    follow.isActive = 0;
    core.emit({ type: 'copy.follow_ended', accountId, traderId });
  }
  const limit = present(reason === 'loss' ? limits.lossMax : limits.profitMin, 'a limit that was reached is set');
  core.emit({ type: 'copy.stopped', accountId, traderId, reason, result, limit });
}
