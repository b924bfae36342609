import { hash } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * The sum kept beside the index of answers, by which a start sees whether a row has changed: two sums over all rows
 * that do not depend on their order. One changed bit of a row always changes both.
 */
export interface AnswerSum {
  /** The number of rows: each record up to this one has one. */
  readonly through: number;
  readonly first: bigint;
  readonly second: bigint;
}

export const noAnswers: AnswerSum = { through: 0, first: 0n, second: 0n };

/** 2^31 − 1 and the prime below it: a product of two factors below them is exact in SQL's 64-bit integers. */
const [large, small] = [2_147_483_647, 2_147_483_629];
const spread = 48_271;

/** As a text, because the sums of a long journal are no safe integers. `source` has columns `key` and `sequence`. */
const sumOf = (source: string): string => `
  SELECT
    count(*) AS count,
    CAST(coalesce(sum(((key % ${large}) + 1) * ((sequence % ${large}) + 1) % ${large}), 0) AS TEXT) AS first,
    CAST(coalesce(sum(((key >> 22) + 1) * ((sequence * ${spread} % ${large}) + 1) % ${small}), 0) AS TEXT) AS second
  FROM ${source}`;

/** Adds up every row of the index. */
export function sumOfIndex(db: Database): AnswerSum {
  return asSum(db.prepare(sumOf('answers')).get());
}

/** Adds up rows before they are written, in the same arithmetic. */
export class RowSums {
  readonly #sum;

  constructor(db: Database) {
    this.#sum = db.prepare(sumOf('(SELECT value ->> 0 AS key, value ->> 1 AS sequence FROM json_each(?))'));
  }

  /** `before` and the rows, given as JSON pairs of key and sequence. */
  after(before: AnswerSum, rows: string): AnswerSum {
    const added = asSum(this.#sum.get(rows));
    return {
      through: before.through + added.through,
      first: before.first + added.first,
      second: before.second + added.second,
    };
  }
}

function asSum(row: { count: number; first: string; second: string }): AnswerSum {
  return { through: row.count, first: BigInt(row.first), second: BigInt(row.second) };
}

export function areSameSums(one: AnswerSum, other: AnswerSum): boolean {
  return one.through === other.through && one.first === other.first && one.second === other.second;
}

/** The sums as written in `meta`: with a checksum of their own, under the journal's salt. */
export function writtenSum(sum: AnswerSum, salt: string): string {
  const text = `${sum.through} ${sum.first} ${sum.second}`;
  return `${text} ${checkOf(text, salt)}`;
}

/** Absent when the text was not written by `writtenSum`. */
export function readSum(written: unknown, salt: string): AnswerSum | undefined {
  if (typeof written !== 'string') return undefined;
  const [through = '', first = '', second = '', check] = written.split(' ');
  if (check !== checkOf(`${through} ${first} ${second}`, salt)) return undefined;
  return { through: Number(through), first: BigInt(first), second: BigInt(second) };
}

function checkOf(text: string, salt: string): string {
  return hash('sha256', `candor answers\n${salt}\n${text}`).slice(0, 16);
}
