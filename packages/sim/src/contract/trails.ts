import type { EventOf } from '@candor/exchange';
import { expectThat } from '../auditors/auditor.ts';
import type { BookedEntryTrail, BookedTicket, BookedTrail } from './ticket-book.ts';

type Trail = BookedTrail | BookedEntryTrail;

/** The mark at which a trail fires: at its distance from the best mark, rounded away from it to a whole tick. */
function stopOf(trail: Trail, tick: bigint, isBuy: boolean): bigint {
  const best = BigInt(trail.peak ?? 0);
  const million = 1_000_000n;
  const away =
    trail.trailRate === undefined ? BigInt(trail.trailDistance ?? 0) * million : best * BigInt(trail.trailRate);
  const grid = tick * million;
  return isBuy ? ((best * million + away + grid - 1n) / grid) * tick : ((best * million - away) / grid) * tick;
}

/** Moves what trails to a mark that may be acted on, before the facts of that tick are looked at. */
export function followMark(ticket: BookedTicket, mark: number): void {
  const isLong = ticket.ordered.direction === 'long';
  if (ticket.trail !== undefined) follow(ticket.trail, mark, isLong);
  // A copy's exits wait for nothing before it is its owner's: until then they have no best mark.
  if (!ticket.isOpen) return;
  for (const trail of ticket.trails) {
    if (trail.peak !== undefined || trail.activationPrice !== undefined) follow(trail, mark, !isLong);
  }
}

function follow(trail: Trail, mark: number, isBuy: boolean): void {
  const from = trail.peak ?? trail.activationPrice ?? 0;
  const isBetter = isBuy ? mark <= from : mark >= from;
  if (isBetter) trail.peak = mark as NonNullable<Trail['peak']>;
}

/** Checks that the mark has turned back to an order that trails. */
export function checkEntryTrailed(
  event: EventOf<'contract.entry_trailed'>,
  { trail, ordered, isOpen }: BookedTicket,
  tick: bigint,
): void {
  const { ticketId, markPrice, stopPrice } = event;
  const isBuy = ordered.direction === 'long';
  expectThat(!isOpen && trail?.peak !== undefined, `ticket ${ticketId} trails the mark before it turns back`);
  if (trail === undefined) return;
  expectThat(BigInt(stopPrice) === stopOf(trail, tick, isBuy), `ticket ${ticketId} is let go at its stop`);
  expectThat(isBuy ? markPrice >= stopPrice : markPrice <= stopPrice, `the mark has turned back to ticket ${ticketId}`);
}

/** True when a mark has turned back to one of the exits of a ticket that trail. */
export function hasTrailed({ trails, ordered }: BookedTicket, lots: number, mark: number, tick: bigint): boolean {
  const isBuy = ordered.direction === 'short';
  return trails.some((trail) => {
    if (trail.peak === undefined || (trail.lots !== undefined && lots > trail.lots)) return false;
    const stop = stopOf(trail, tick, isBuy);
    return isBuy ? BigInt(mark) >= stop : BigInt(mark) <= stop;
  });
}
