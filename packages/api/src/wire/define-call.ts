import type { OperatorRole } from '@candor/exchange/rules';
import type * as z from 'zod/mini';
import type { CallCode } from './reject-codes.ts';
import type { PersonAct } from './person-acts.ts';
import type { WorkCause } from './work.ts';
import type { GivenOf } from './wire-object.ts';

/**
 * `visitor` needs no session; `signed_in` answers 999 without a live session; `operator` needs an operator who may make
 * the call (`mayMake`), and leaves an audit record; `operator_door` needs nobody, and is served where operators' calls are:
 * it is how they come in.
 */
export type Access = 'visitor' | 'signed_in' | 'operator' | 'operator_door';

export { operatorRoles, type OperatorRole } from '@candor/exchange/rules';

/** `reads` may be repeated and cached; `commands` changes something and takes an optional `req_id`. */
type Effect = 'reads' | 'commands';

/** The scopes of API keys that calls use; no call uses `withdraw`. */
type CallKeyScope = 'read' | 'trade';

/** `proven`: with a completed step-up, whatever the call's outcome; `done`: when the call succeeds. */
type Renews = 'proven' | 'done';

/**
 * The class of a call's rate limit: the gateway turns each class into numbers (docs/security.md#one-client). `exit`
 * ends a risk: cancels, closes and stops, which are refused last.
 */
export type RateClass = 'public' | 'user' | 'order' | 'exit' | 'code' | 'login' | 'upload' | 'operator';

/** One call, declared once: the gateway serves it, the app sends it, the API page shows it, the tests walk it. */
export interface CallSpec<
  Input extends z.core.$ZodType = z.core.$ZodType,
  Output extends z.core.$ZodType = z.core.$ZodType,
  Code extends CallCode = CallCode,
> {
  readonly method: 'GET' | 'POST';
  /** Under /api, exactly as the spec writes it. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Of an operator's call: the roles that may make it, besides those that `mayMake` adds. */
  readonly roles?: readonly OperatorRole[];
  /**
   * Of an operator's call: true when the session of a person must have used a passkey in the last minutes. It moves
   * money, changes rules, or opens documents. Tokens of machines have none to use.
   */
  readonly needsFreshProof?: true;
  /**
   * Of an operator's call: it shows a person's picture, or what their papers say. Operators may make so many of these calls
   * after a proof and in an hour, whatever their session is allowed: nobody reads documents in bulk.
   */
  readonly opensDocument?: true;
  /**
   * Of an operator's call: it shows and changes nothing of anybody but its caller, and is made all the time. The record of
   * operators has no line of it.
   */
  readonly leavesNoRecord?: true;
  /**
   * Of an operator's call about persons: the word by which they read of it on their security page. The account is its field
   * `account_id`, or told by its handler.
   */
  readonly tells?: PersonAct;
  /** Of an operator's call: its fields that hold a person's words. The record of operators has their SHA-256. */
  readonly privateFields?: readonly string[];
  /** Of a signed-in call: the scope of API keys that may make it. Absent: it needs a session. */
  readonly keyScope?: CallKeyScope;
  readonly effect: Effect;
  readonly rate: RateClass;
  /** The cost in its class; 1 when absent. Calls that cost the server more than others weigh more. */
  readonly weight?: number;
  /** The whole weight of a call whose cost depends on its input; counted before it is answered. */
  weightOf?(input: z.output<Input>): number;
  /** Of a call that may be refused with `work_needed`: the load that causes it. */
  readonly work?: WorkCause;
  /** The specification leaves its fields open: those it does not declare are overlooked, though it changes something. */
  readonly isFreeForm?: true;
  /** Of a call by which the owner of a session proves more: when its token is replaced. */
  readonly renews?: Renews;
  /**
   * True when it changes the name or the protection of its user: refused for an account that the installation shares
   * with everybody.
   */
  readonly personal?: true;
  /**
   * Of a call that reads: its answer is the same for everybody who asks in one language, so that a browser may keep it and
   * ask whether it has changed. Absent: nothing of it is kept anywhere.
   */
  readonly mayBeKept?: true;
  /** It ends the session: browsers are told to clear its data. */
  readonly endsSession?: true;
  /** Of a call with a file: the name of its part in a multipart body; the fields go into parts before it or the query. */
  readonly file?: string;
  /** One line for the API page. */
  readonly summary: string;
  /** Section of the API page. */
  readonly group: string;
  readonly input: Input;
  readonly output: Output;
  /** The reasons this call may refuse for, besides those every call may (`parameter_error`, `signed_out`, …). */
  readonly rejects: readonly Code[];
}

/**
 * True when the gateway keeps the first answers of a call, which then has a `req_id` without declaring it: changes of
 * an account's protection, and operators' calls. Calls that end in one command of the user's declare theirs, and the
 * journal remembers it.
 */
export function keepsFirstAnswer({ effect, access, path, file }: CallSpec): boolean {
  if (effect !== 'commands' || file !== undefined) return false;
  return access === 'operator' || (access === 'signed_in' && path.startsWith('/safe/'));
}

/**
 * True when a call refuses undeclared fields, and `null`. A misspelt price must not count as a missing one: that would
 * be a market order. Calls that only read, and those by which visitors become users, overlook them.
 */
export function takesOnlyDeclared({ effect, method, access, isFreeForm }: CallSpec): boolean {
  return effect === 'commands' && method === 'POST' && access !== 'visitor' && isFreeForm !== true;
}

/** The input of a handler: our names, defaults filled in. */
export type InputOf<C> = C extends CallSpec<infer I, infer _O, infer _Code> ? z.output<I> : never;
/** The arguments of a caller: the same, where fields with a default may be left out. */
export type ArgumentsOf<C> = C extends CallSpec<infer I, infer _O, infer _Code> ? GivenOf<I> : never;
export type OutputOf<C> = C extends CallSpec<infer _I, infer O, infer _Code> ? z.output<O> : never;
export type CodeOf<C> = C extends CallSpec<infer _I, infer _O, infer Code> ? Code : never;

export function defineCall<I extends z.core.$ZodType, O extends z.core.$ZodType, const Code extends CallCode>(
  call: CallSpec<I, O, Code>,
): CallSpec<I, O, Code> {
  return call;
}

/** True when an exported value is a call, and not a part of one. */
export function isCallSpec(value: unknown): value is CallSpec {
  return typeof value === 'object' && value !== null && 'path' in value && 'rejects' in value;
}

/** True when a role may make an operator's call: `admin` makes every one, and `auditor` every one that only reads. */
export function mayMake(role: OperatorRole, { roles = [], effect }: Pick<CallSpec, 'roles' | 'effect'>): boolean {
  return role === 'admin' || roles.includes(role) || (role === 'auditor' && effect === 'reads');
}
