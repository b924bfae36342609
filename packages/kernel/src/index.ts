export { assert, BrokenInvariant, present, unreachable } from './assert.ts';
export { ByteReader, ByteWriter, UnreadableBytes } from './bytes.ts';
export {
  as,
  big,
  blob,
  bool,
  type Codec,
  decode,
  type Encoded,
  encode,
  listOf,
  oneOf,
  optional,
  struct,
  text,
  type Union,
  uint,
  union,
} from './codec.ts';
export { draw, drawing, isClientSeed } from './draws.ts';
export { Fault } from './fault.ts';
export { IntTable } from './int-table.ts';
export type { Nominal } from './nominal.ts';
export { type Done, done, type Outcome, type Rejected, reject, rejectBecause, rejectUntil } from './outcome.ts';
export { Recent } from './recent.ts';
export { Seeded } from './seeded.ts';
export { dayMs, dayOf, hourMs, minuteMs } from './time.ts';
