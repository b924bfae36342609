import { type ByteReader, type ByteWriter, listOf, optional, struct, uint } from '@candor/kernel';
import type { Price } from '@candor/money';
import { type PairId, pairId, priceOf } from '../../vocabulary.ts';

/** One trading session: half-open. */
export interface Session {
  readonly opensAtMs: number;
  readonly closesAtMs: number;
}

const calendarRecord = struct({
  pairId,
  sessions: listOf(struct({ opensAtMs: uint, closesAtMs: uint })),
  closePrice: optional(priceOf),
});

/** The trading hours of pairs. A pair without a calendar is always open. */
export class Sessions {
  readonly calendars = new Map<PairId, readonly Session[]>();
  /** The last index inside a session, of pairs that have a calendar. */
  readonly lastOpen = new Map<PairId, Price>();

  isOpen(pairId: PairId, nowMs: number): boolean {
    const sessions = this.calendars.get(pairId);
    return sessions === undefined || isOpenIn(sessions, nowMs);
  }

  /** The time at which a pair opens or closes next; `undefined` when it never will. */
  changesAtMs(pairId: PairId, nowMs: number): number | undefined {
    const sessions = this.calendars.get(pairId);
    return sessions && changesAtMsIn(sessions, nowMs);
  }

  write(writer: ByteWriter): void {
    const calendars = [...this.calendars].sort(([a], [b]) => a - b);
    listOf(calendarRecord).write(
      writer,
      calendars.map(([pairId, sessions]) => ({ pairId, sessions, closePrice: this.lastOpen.get(pairId) })),
    );
  }

  read(reader: ByteReader): void {
    for (const { pairId, sessions, closePrice } of listOf(calendarRecord).read(reader)) {
      this.calendars.set(pairId, sessions);
      if (closePrice !== undefined) this.lastOpen.set(pairId, closePrice);
    }
  }
}

export function isOpenIn(sessions: readonly Session[], nowMs: number): boolean {
  const next = sessions[firstEndingAfter(sessions, nowMs)];
  return next !== undefined && nowMs >= next.opensAtMs;
}

/** The time at which the next session begins, or the present one ends; `undefined` when neither is to come. */
export function changesAtMsIn(sessions: readonly Session[], nowMs: number): number | undefined {
  const next = sessions[firstEndingAfter(sessions, nowMs)];
  if (next === undefined) return undefined;
  return nowMs >= next.opensAtMs ? next.closesAtMs : next.opensAtMs;
}

function firstEndingAfter(sessions: readonly Session[], nowMs: number): number {
  let low = 0;
  let high = sessions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sessions[middle] as Session).closesAtMs <= nowMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
