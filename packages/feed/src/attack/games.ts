import { fitted, forecast } from './forecast.ts';
import type { Tape } from './tape.ts';

/** A piece of the tape's construction, and the moment's place in it. */
interface Piece {
  readonly length: number;
  readonly passed: number;
}

/** The result of an attack. */
export interface Score {
  /** Games that were neither refunded nor came out even. */
  readonly decided: number;
  /** Of all. */
  readonly winsPpm: number;
  /** The mean gain of a game, before fees and spread, in its standard errors. For an option, a win and a loss count the same. */
  readonly errors: number;
}

export interface Scores {
  readonly option: Score;
  readonly contract: Score;
  readonly convert: Score;
}

interface Setting {
  readonly fromIndex: number;
  readonly games: number;
  /** Of the option, and of how long the contract is held. */
  readonly seconds: number;
}

/** Instants back to which an attacker compares. */
const lags = [1, 2, 3, 5, 8, 15, 30, 60, 120, 240, 600, 1_200];
const lookBack = 2_048;
const liveliness = 240;
/** A quote of a conversion is good for eight seconds. */
const quoteInstants = 16;

/**
 * Plays timed options, contracts and conversions against a tape, each on the public data at the time of the order, and
 * on the whole construction of tapes except for the seed: half of the games train a linear forecast of the next move
 * from past moves and the place in each piece of the construction, the other half is played by it.
 */
export function play(tape: Tape, { fromIndex, games, seconds }: Setting): Scores {
  const held = seconds * 2;
  // Each game on a stretch of its own, so that no two share their luck, at places that go through all pieces.
  const stride = held + quoteInstants + 7;
  const prices = Float64Array.from({ length: lookBack + (games + 1) * stride }, (_, i) =>
    tape.priceAt(fromIndex - lookBack + i),
  );
  const rows: Float64Array[] = [];
  const outcomes = { option: [] as number[], contract: [] as number[], convert: [] as number[] };
  for (let game = 0; game < games; game++) {
    const now = lookBack + game * stride;
    const seen = prices[now] as number;
    const unit = livelinessAt(prices, now);
    rows.push(
      featuresAt(
        prices,
        now,
        unit,
        tape.pieces.map((length) => ({ length, passed: (fromIndex - lookBack + now) % length })),
      ),
    );
    outcomes.option.push(Math.sign(windowAbove(prices, now + 1, held)));
    const entry = prices[now + 1] as number;
    outcomes.contract.push(((prices[now + 1 + held] as number) - entry) / seen / unit);
    outcomes.convert.push(((prices[now + quoteInstants] as number) - seen) / seen / unit);
  }
  const score = (results: readonly number[]) => scoreOf(rows, results);
  return { option: score(outcomes.option), contract: score(outcomes.contract), convert: score(outcomes.convert) };
}

/** The mean of an option's last samples, less its strike (RULES 6). */
function windowAbove(prices: Float64Array, strikeAt: number, held: number): number {
  const strike = prices[strikeAt] as number;
  const samples = Math.min(60, Math.max(4, Math.floor(held / 10)));
  let sum = 0;
  for (let i = 0; i < samples; i++) sum += (prices[strikeAt + held - i] as number) - strike;
  return sum;
}

function livelinessAt(prices: Float64Array, now: number): number {
  let sum = 0;
  for (let i = now - liveliness; i < now; i++) sum += Math.abs((prices[i + 1] as number) - (prices[i] as number));
  return (sum / liveliness + 1) / (prices[now] as number);
}

function featuresAt(prices: Float64Array, now: number, unit: number, pieces: readonly Piece[]): Float64Array {
  const seen = prices[now] as number;
  const since = (instants: number) => (seen - (prices[now - instants] as number)) / seen / unit / Math.sqrt(instants);
  const inPieces = pieces.flatMap(({ length, passed }) => {
    // The start and the slope of the piece: a smooth curve continues from them.
    const last = since(1);
    const move = passed === 0 ? 0 : since(passed);
    const share = passed / length;
    return [move, move * share, move * share * share, last * share, last * share * share];
  });
  return Float64Array.from([1, ...lags.map(since), ...inPieces]);
}

/** The second half, played on the training of the first one. */
function scoreOf(rows: readonly Float64Array[], results: readonly number[]): Score {
  const half = Math.floor(rows.length / 2);
  const weights = fitted(rows.slice(0, half), results.slice(0, half));
  const gains = rows
    .slice(half)
    .map((row, i) => Math.sign(forecast(weights, row)) * (results[half + i] as number))
    .filter((gain) => gain !== 0);
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const spread = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / gains.length);
  const wins = gains.filter((gain) => gain > 0).length;
  return {
    decided: gains.length,
    winsPpm: Math.round((wins * 1_000_000) / gains.length),
    errors: (mean / spread) * Math.sqrt(gains.length),
  };
}
