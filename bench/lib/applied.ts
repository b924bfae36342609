import type { Actor, Command, CommandOf, CommandType, RejectCode, ResultOf } from '@candor/exchange';
import type { Outcome } from '@candor/kernel';
import type { Runner } from '@candor/testkit';

interface Applied<T extends CommandType> {
  readonly outcome: Outcome<ResultOf<T>, RejectCode>;
  readonly ms: number;
}

/** Applies a command at the runner's time, and measures it: the core alone, because the runner would read its facts again. */
export function applied<T extends CommandType>(
  { core, nowMs }: Runner,
  actor: Actor,
  command: CommandOf<T> & Command,
): Applied<T> {
  const sequence = core.sequence + 1;
  const startedAt = performance.now();
  const { outcome } = core.apply({ commandId: `bench:${sequence}`, actor, command }, sequence, nowMs);
  return { outcome, ms: performance.now() - startedAt };
}
