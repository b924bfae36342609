import type { SimulatedMarket } from '../instruments/types.ts';

/** 1 in the units of activity. */
export const activityOne = 1_024;

/** Activity in each UTC hour of a weekday, in percent: Asia's morning, Europe's, and New York's open from 13:30. */
const hours: Readonly<Record<SimulatedMarket, readonly number[]>> = {
  coins: [96, 92, 88, 82, 78, 76, 80, 90, 98, 100, 98, 96, 102, 122, 138, 134, 124, 114, 106, 102, 104, 100, 96, 98],
  stocks: [60, 58, 56, 54, 54, 54, 58, 66, 74, 80, 84, 90, 108, 152, 168, 150, 132, 126, 132, 146, 118, 84, 72, 64],
};

/** The same for Monday to Sunday, in percent. */
const days: Readonly<Record<SimulatedMarket, readonly number[]>> = {
  coins: [102, 104, 106, 104, 102, 72, 74],
  stocks: [102, 104, 104, 104, 100, 46, 48],
};

const minutesPerWeek = 7 * 24 * 60;
/** 1970 began on a Thursday: the first Monday is four days in. */
const mondayMinutes = 4 * 24 * 60;

/** Usual liveliness of each hour of the week, Monday 00:00 UTC first, in units of activity. */
const weeks = {
  coins: weekOf('coins'),
  stocks: weekOf('stocks'),
} as const;

function weekOf(market: SimulatedMarket): readonly number[] {
  return days[market].flatMap((day) => hours[market].map((hour) => Math.floor((day * hour * activityOne) / 10_000)));
}

/** The variance of a walk of one percent a day in a usual minute, in steps of 2^-50. */
const minuteVariance = 78_187_494;

/** The variance from the beginning of the week to each of its minutes and to its end. */
const variances = {
  coins: variancesOf('coins'),
  stocks: variancesOf('stocks'),
} as const;

function variancesOf(market: SimulatedMarket): readonly number[] {
  const squares = Array.from(
    { length: minutesPerWeek },
    (_, minute) => usualActivity(market, mondayMinutes + minute) ** 2,
  );
  const mean = Math.floor(squares.reduce((all, square) => all + square, 0) / minutesPerWeek);
  const sums = [0];
  for (const square of squares) sums.push((sums.at(-1) as number) + Math.floor((square * minuteVariance) / mean));
  return sums;
}

/**
 * The expected variance of a walk of one percent a day between two minutes (counted from 1970), by the shape of the
 * week: its own liveliness squared, and a percent squared in a day of the mean week.
 */
export function expectedVariance(market: SimulatedMarket, fromMinute: number, toMinute: number): number {
  return varianceUntil(market, toMinute) - varianceUntil(market, fromMinute);
}

function varianceUntil(market: SimulatedMarket, minute: number): number {
  const sums = variances[market];
  const weeks = Math.floor((minute - mondayMinutes) / minutesPerWeek);
  const inWeek = minute - mondayMinutes - weeks * minutesPerWeek;
  return weeks * (sums[minutesPerWeek] as number) + (sums[inWeek] as number);
}

/**
 * The usual liveliness of a minute (counted from 1970), `activityOne` being that of an average weekday hour; it passes
 * from hour to hour without steps.
 */
export function usualActivity(market: SimulatedMarket, minute: number): number {
  const week = weeks[market];
  const inWeek = (minute - mondayMinutes + minutesPerWeek) % minutesPerWeek;
  const hour = Math.floor(inWeek / 60);
  const inHour = inWeek % 60;
  const now = week[hour] as number;
  const next = week[(hour + 1) % week.length] as number;
  return now + Math.floor(((next - now) * inHour) / 60);
}
