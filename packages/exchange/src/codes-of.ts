import { rejects } from './generated/rejects.ts';
import type { RejectCode } from './reject-codes.ts';

type Named<Code extends RejectCode> = Code | ('index_stale' extends Code ? 'clock_fault' : never);

/** The reject codes of an answer to a sender who may send the command. */
export type CodesOf<T extends keyof typeof rejects> = Named<(typeof rejects)[T][number]>;

/**
 * The same as data, in the order of the checks; each code once for several commands. Commands that need a price can
 * also be refused for the clock: `Core.named` returns that code while time is in doubt.
 */
export function codesOf<T extends keyof typeof rejects>(...types: readonly T[]): readonly CodesOf<T>[] {
  const codes = new Set<RejectCode>(types.flatMap((type): readonly RejectCode[] => rejects[type]));
  if (codes.has('index_stale')) codes.add('clock_fault');
  return [...codes] as readonly CodesOf<T>[];
}
