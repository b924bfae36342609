/** Thrown when a rule of the program itself does not hold. Never catch it to go on: wrong code must not move money. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
}

/**
 * States a rule that holds unless the code is wrong, in positive words ("a hold is zero or more").
 *
 * Stays on in production: the process that meets a broken rule stops, and recovers from the journal.
 */
export function assert(holds: boolean, rule: string): asserts holds {
  if (!holds) throw new BrokenInvariant(rule);
}

/** Closes a `switch` over a union: a new member that is not handled does not compile. */
export function unreachable(value: never): never {
  throw new BrokenInvariant(`every case is handled, but this one is not: ${String(value)}`);
}

/** The value, where the program guarantees that it is there. */
export function present<T>(value: T | undefined | null, rule: string): T {
  assert(value !== undefined && value !== null, rule);
  return value;
}
