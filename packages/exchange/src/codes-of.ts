import { rejects } from './generated/rejects.ts';
import type { RejectCode } from './reject-codes.ts';

type Named<Code extends RejectCode> = Code | ('index_stale' extends Code ? 'clock_fault' : never);

/** What an answer can be refused with when its sender may send the command. */
export type CodesOf<T extends keyof typeof rejects> = Named<(typeof rejects)[T][number]>;

/**
 * The same as data, in the order of the checks; of several commands each code once. What needs a price can be refused for the
 * clock too: `Core.named` says so while time is in doubt.
 */
export function codesOf<T extends keyof typeof rejects>(...types: readonly T[]): readonly CodesOf<T>[] {
  const codes = new Set<RejectCode>(types.flatMap((type): readonly RejectCode[] => rejects[type]));
  if (codes.has('index_stale')) codes.add('clock_fault');
  return [...codes] as readonly CodesOf<T>[];
}
