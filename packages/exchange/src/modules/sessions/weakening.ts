import type { PairId } from '../../vocabulary.ts';
import type { Session, Sessions } from './sessions.ts';

/** The calendar of those of some pairs that have one; absent where they have different ones. Empty: always open. */
export function commonCalendar(
  { calendars }: Pick<Sessions, 'calendars'>,
  pairIds: readonly PairId[],
): Session[] | undefined {
  const known = pairIds.map((pairId) => calendars.get(pairId)).filter((sessions) => sessions !== undefined);
  const first = known[0] ?? [];
  return known.every((sessions) => isWithin(first, sessions) && isWithin(sessions, first)) ? [...first] : undefined;
}

/** True when everything in one calendar is inside sessions of another one. An empty calendar is always open. */
export function isWithin(inner: readonly Session[], outer: readonly Session[]): boolean {
  if (outer.length === 0) return true;
  if (inner.length === 0) return false;
  return inner.every(({ opensAtMs, closesAtMs }) =>
    outer.some((session) => session.opensAtMs <= opensAtMs && closesAtMs <= session.closesAtMs),
  );
}
