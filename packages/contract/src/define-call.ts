import type * as z from 'zod/mini';
import type { CallCode } from './reject-codes.ts';
import type { WorkCause } from './shapes/work.ts';
import type { GivenOf } from './wire.ts';

/**
 * `visitor` needs nobody signed in; `signed_in` answers 999 without a live session; `operator` needs the token of an
 * operator in one of the call's roles, and leaves an audit record.
 */
export type Access = 'visitor' | 'signed_in' | 'operator';

/** What an operator may do: decide on people, set terms and halts, look after money in and out, or everything. */
export const operatorRoles = ['reviewer', 'risk', 'cashier', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** `reads` may be repeated and cached; `commands` changes something and takes an optional `req_id`. */
export type Effect = 'reads' | 'commands';

/** What keys of the programming interface may be good for; nothing asks for `withdraw`. */
export type CallKeyScope = 'read' | 'trade';

/** `proven`: with a completed step-up, whatever comes of the call; `done`: when the call has done what it is for. */
export type Renews = 'proven' | 'done';

/** Who limits what: the gateway turns each class into numbers (security.md B4). */
export type RateClass = 'public' | 'user' | 'order' | 'code' | 'login' | 'upload' | 'operator';

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
  /** Of a call that may be refused with `work_needed`: what has to be loaded for that. */
  readonly work?: WorkCause;
  /** Of a call by which the owner of a session proves more: when its token is replaced. */
  readonly renews?: Renews;
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
