import fc from 'fast-check';

/** One step of a history: the operation, and four numbers as its arguments. */
export interface Op {
  readonly kind: (typeof kinds)[number];
  readonly who: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}
const weights = {
  tick: 5,
  walk: 8,
  jump: 3,
  edge: 8,
  open: 12,
  limit: 3,
  conditional: 6,
  close: 4,
  closeMany: 1,
  cancel: 1,
  exits: 3,
  steps: 5,
  multiple: 3,
  margin: 3,
  move: 3,
  reverse: 2,
  wait: 2,
  night: 1,
  late: 1,
  terms: 1,
  restart: 2,
} as const;
const kinds = Object.keys(weights) as (keyof typeof weights)[];
const number = fc.nat(9_999);
export const op: fc.Arbitrary<Op> = fc.record({
  kind: fc.oneof(...kinds.map((kind) => ({ weight: weights[kind], arbitrary: fc.constant(kind) }))),
  who: fc.nat(3),
  a: number,
  b: number,
  c: number,
});
export const funds = fc.record({
  underwriting: fc.constantFrom(1_500n, 6_000n, 10_000_000n),
  insurance: fc.constantFrom(0n, 40n, 1_000n),
});
