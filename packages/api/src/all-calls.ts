import * as calls from './generated/calls.ts';
import { type CallSpec, isCallSpec } from './wire/define-call.ts';

/** Every call, in the order of their paths. Beside its call a file may export parts of it. */
export const allCalls: readonly CallSpec[] = Object.values<unknown>(calls)
  .filter(isCallSpec)
  .toSorted((a, b) => (a.path < b.path ? -1 : 1));
