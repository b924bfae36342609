/** An expected "no": a value with a stable code that the user reads in words. Not an exception. */
export interface Rejected<Code extends string> {
  readonly ok: false;
  readonly code: Code;
  /** Milliseconds since 1970: from then on the answer may be another. Absent when waiting does not help. */
  readonly untilMs?: number;
  /** The present figure that stands against it, as people read it. Absent when there is none to name. */
  readonly present?: string;
  /** The code of another refusal, which is the reason of this one. */
  readonly because?: string;
}

export interface Done<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** The answer of a command or a call: done, or refused with one of the codes it lists. */
export type Outcome<Value, Code extends string = string> = Done<Value> | Rejected<Code>;

export function done<Value>(value: Value): Done<Value> {
  return { ok: true, value };
}

export function reject<Code extends string>(code: Code): Rejected<Code> {
  return { ok: false, code };
}

/** A refusal that ends by itself. */
export function rejectUntil<Code extends string>(code: Code, untilMs: number): Rejected<Code> {
  return { ok: false, code, untilMs };
}

/** A refusal because of a present figure, such as a price. */
export function rejectBecause<Code extends string>(code: Code, present: string): Rejected<Code> {
  return { ok: false, code, present };
}
