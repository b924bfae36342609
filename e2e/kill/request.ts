import type { Fields, WireAnswer } from '../load/api-user.ts';

/** One request with its id, made and kept before it is sent; `answer` is the acknowledged one, if any. */
export interface Request {
  readonly id: string;
  readonly path: string;
  readonly fields: Fields;
  answer?: WireAnswer;
}

/** A path and its fields, still without an id. */
export type Wish = readonly [path: string, fields: Fields];
