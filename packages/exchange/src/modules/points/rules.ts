import { dayMs, dayOf, minuteMs } from '@candor/kernel';

/** The days before an expiry at which a user is reminded of it. */
export const pointsReminderDays = [30, 7, 1] as const;

/** The most grants that a day's trading is cut into: `dailyMax` is at most so many rewards. */
export const tradingStepsMax = 50;

/** The moment at which points are available that are earned now: at once, or after the delay and at a full minute. */
export function pointsAvailableAtMs(earnedAtMs: number, delayMs: number): number {
  return delayMs === 0 ? earnedAtMs : Math.ceil((earnedAtMs + delayMs) / minuteMs) * minuteMs;
}

/** The UTC day at whose beginning points expire: they can be spent for `lifeDays` whole days. */
export function pointsExpireOn(availableAtMs: number, lifeDays: number): number {
  return dayOf(availableAtMs) + lifeDays + 1;
}

export function pointsExpireAtMs(expiresOn: number): number {
  return expiresOn * dayMs;
}

/** The points that a day's trading has earned: a reward for each whole `per` of its value, up to the day's maximum. */
export function tradingPointsOf(
  traded: bigint,
  { per, reward, dailyMax }: { readonly per: bigint; readonly reward: number; readonly dailyMax: number },
): number {
  const most = BigInt(Math.floor(dailyMax / reward));
  const reached = traded / per;
  return Number(reached < most ? reached : most) * reward;
}

/** Points that are spent together: those that expire first go first, so that of one life the first in are the first out. */
export interface PointsLot {
  /** The UTC day at whose beginning they expire. */
  readonly expiresOn: number;
  readonly points: number;
}

/** The lots that an amount of points is taken from, in their order, and the lots that are left. */
export function takeFirst(
  lots: readonly PointsLot[],
  points: number,
): { readonly taken: readonly PointsLot[]; readonly left: readonly PointsLot[] } {
  const taken: PointsLot[] = [];
  const left: PointsLot[] = [];
  let wanted = points;
  for (const lot of lots) {
    const part = Math.min(lot.points, wanted);
    wanted -= part;
    if (part > 0) taken.push({ expiresOn: lot.expiresOn, points: part });
    if (part < lot.points) left.push({ expiresOn: lot.expiresOn, points: lot.points - part });
  }
  return { taken, left };
}
