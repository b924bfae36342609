/* Indicators over closes, oldest first. They only draw lines, so plain numbers are good enough. Each answers one value a
   candle, undefined until there are enough candles for it. */

export type Values = readonly (number | undefined)[];

/** Simple moving average of the last `period` closes. */
export function movingAverage(closes: readonly number[], period: number): Values {
  let sum = 0;
  return closes.map((close, index) => {
    sum += close;
    const leaving = closes[index - period];
    if (leaving !== undefined) sum -= leaving;
    return index >= period - 1 ? sum / period : undefined;
  });
}

/** Exponential moving average with weight 2 / (period + 1), begun with the simple average of the first `period`. */
export function exponentialAverage(closes: readonly number[], period: number): Values {
  const weight = 2 / (period + 1);
  let average: number | undefined;
  let sum = 0;
  return closes.map((close, index) => {
    if (average !== undefined) average += (close - average) * weight;
    else {
      sum += close;
      if (index === period - 1) average = sum / period;
    }
    return average;
  });
}

interface Bands {
  readonly upper: Values;
  readonly middle: Values;
  readonly lower: Values;
}

/** Bollinger bands: the moving average, and `width` population standard deviations above and below it. */
export function bollingerBands(closes: readonly number[], period = 20, width = 2): Bands {
  const middle = movingAverage(closes, period);
  const spread = middle.map((mean, index) => {
    if (mean === undefined) return undefined;
    let squares = 0;
    for (let at = index - period + 1; at <= index; at += 1) squares += ((closes[at] ?? mean) - mean) ** 2;
    return width * Math.sqrt(squares / period);
  });
  const shifted = (sign: 1 | -1) =>
    middle.map((mean, index) => {
      const by = spread[index];
      return mean === undefined || by === undefined ? undefined : mean + sign * by;
    });
  return { upper: shifted(1), middle, lower: shifted(-1) };
}

interface Macd {
  readonly difference: Values;
  readonly signal: Values;
  readonly histogram: Values;
}

/** MACD 12, 26, 9: the fast average less the slow one, the average of that, and their difference. */
export function macd(closes: readonly number[], fast = 12, slow = 26, signalPeriod = 9): Macd {
  const [quick, calm] = [exponentialAverage(closes, fast), exponentialAverage(closes, slow)];
  const difference = closes.map((_close, index) => {
    const [a, b] = [quick[index], calm[index]];
    return a === undefined || b === undefined ? undefined : a - b;
  });
  const first = difference.findIndex((value) => value !== undefined);
  const known = first === -1 ? [] : (difference.slice(first) as number[]);
  const signal = [
    ...Array.from({ length: closes.length - known.length }, () => undefined),
    ...exponentialAverage(known, signalPeriod),
  ];
  const histogram = difference.map((value, index) => {
    const line = signal[index];
    return value === undefined || line === undefined ? undefined : value - line;
  });
  return { difference, signal, histogram };
}

/** Relative strength, 0 to 100, with Wilder's smoothing. A market that never moved is at 50. */
export function relativeStrength(closes: readonly number[], period = 14): Values {
  let gain = 0;
  let loss = 0;
  return closes.map((close, index) => {
    if (index === 0) return undefined;
    const change = close - (closes[index - 1] ?? close);
    const [up, down] = [Math.max(change, 0), Math.max(-change, 0)];
    if (index <= period) {
      gain += up / period;
      loss += down / period;
    } else {
      gain = (gain * (period - 1) + up) / period;
      loss = (loss * (period - 1) + down) / period;
    }
    if (index < period) return undefined;
    return gain + loss === 0 ? 50 : (100 * gain) / (gain + loss);
  });
}
