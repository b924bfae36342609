import type * as z from 'zod/mini';
import type { CallCode } from './reject-codes.ts';
import type { WorkCause } from './work.ts';
import type { GivenOf } from './wire-object.ts';

/**
 * `visitor` needs nobody signed in; `signed_in` answers 999 without a live session; `operator` needs the token of an
 * operator in one of the call's roles, and leaves an audit record.
 */
export type Access = 'visitor' | 'signed_in' | 'operator';

/** What an operator may do: decide on people, set terms and halts, look after money in and out, or everything. */
export const operatorRoles = ['reviewer', 'risk', 'cashier', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** `reads` may be repeated and cached; `commands` changes something and takes an optional `req_id`. */
type Effect = 'reads' | 'commands';

/** What keys of the programming interface may be good for; nothing asks for `withdraw`. */
type CallKeyScope = 'read' | 'trade';

/** `proven`: with a completed step-up, whatever comes of the call; `done`: when the call has done what it is for. */
type Renews = 'proven' | 'done';

/**
 * Who limits what: the gateway turns each class into numbers (docs/security.md#one-client). `exit` is what ends a risk: cancels, closes
 * and stops, which are refused last.
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
  /** Of an operator's call: who may make it, besides `admin`. */
  readonly roles?: readonly OperatorRole[];
  /** Of a signed-in call: the scope of API keys that may make it. Absent: only somebody who is logged in may. */
  readonly keyScope?: CallKeyScope;
  readonly effect: Effect;
  readonly rate: RateClass;
  /** What it takes of its class; 1 when absent. Calls that cost the server more than others weigh more. */
  readonly weight?: number;
  /** The whole weight of one that costs by what is asked for; counted before it is answered. */
  weightOf?(input: z.output<Input>): number;
  /** Of a call that may be refused with `work_needed`: what has to be loaded for that. */
  readonly work?: WorkCause;
  /** The specification leaves its fields open: those it does not declare are overlooked, though it changes something. */
  readonly isFreeForm?: true;
  /** Of a call by which the owner of a session proves more: when its token is replaced. */
  readonly renews?: Renews;
  /** It changes what names or protects its user: refused for an account that the installation shares with everybody. */
  readonly personal?: true;
  /** It ends the session: browsers are told to forget what they have kept of it. */
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
 * Whether the door keeps the first answers of a call, which every such call takes a `req_id` for without declaring it: what changes
 * an account's protection, and what operators do. Calls that end in one command of the user's declare theirs, and the
 * journal remembers it.
 */
export function keepsFirstAnswer({ effect, access, path, file }: CallSpec): boolean {
  if (effect !== 'commands' || file !== undefined) return false;
  return access === 'operator' || (access === 'signed_in' && path.startsWith('/safe/'));
}

/**
 * Whether a call refuses fields it does not declare, and `null`. A price that is misspelt must not be a price that was left out:
 * that would be a market order. What only asks, and the calls by which visitors become users, overlook them.
 */
export function takesOnlyDeclared({ effect, method, access, isFreeForm }: CallSpec): boolean {
  return effect === 'commands' && method === 'POST' && access !== 'visitor' && isFreeForm !== true;
}

/** What a handler gets: our names, defaults filled in. */
export type InputOf<C> = C extends CallSpec<infer I, infer _O, infer _Code> ? z.output<I> : never;
/** What a caller gives: the same, where fields with a default may be left out. */
export type ArgumentsOf<C> = C extends CallSpec<infer I, infer _O, infer _Code> ? GivenOf<I> : never;
export type OutputOf<C> = C extends CallSpec<infer _I, infer O, infer _Code> ? z.output<O> : never;
export type CodeOf<C> = C extends CallSpec<infer _I, infer _O, infer Code> ? Code : never;

export function defineCall<I extends z.core.$ZodType, O extends z.core.$ZodType, const Code extends CallCode>(
  call: CallSpec<I, O, Code>,
): CallSpec<I, O, Code> {
  return call;
}

/** Whether an exported value is a call, and not what one is made of. */
export function isCallSpec(value: unknown): value is CallSpec {
  return typeof value === 'object' && value !== null && 'path' in value && 'rejects' in value;
}
