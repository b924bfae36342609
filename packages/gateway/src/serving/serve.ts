import type { CallCode, CallSpec } from '@candor/api';
import { assert, type Outcome } from '@candor/kernel';
import type { AccountId } from '@candor/exchange';
import type * as z from 'zod/mini';
import type { Context, Deps, OperatorContext, ServedCall, UserContext } from './deps.ts';

export type { ServedCall } from './deps.ts';

type Handler<Input, Output, Code extends CallCode, C> = (
  deps: Deps,
  input: Input,
  context: C,
) => Promise<Outcome<Output, Code>>;

/**
 * Serves a call that visitors may make. The types come from the API alone: without `NoInfer` a handler could widen them
 * by its return value.
 */
export function serve<I extends z.core.$ZodType, O extends z.core.$ZodType, Code extends CallCode>(
  call: CallSpec<I, O, Code>,
  handler: Handler<z.output<I>, NoInfer<z.output<O>>, NoInfer<Code>, Context>,
): ServedCall<CallSpec<I, O, Code>> {
  assert(call.access === 'visitor', `${call.path} is for signed-in users: serveUser gives its handler the user`);
  return { call, handle: handler };
}

/** Serves a call that needs a signed-in user; the handler is not reached without one. */
export function serveUser<I extends z.core.$ZodType, O extends z.core.$ZodType, Code extends CallCode>(
  call: CallSpec<I, O, Code>,
  handler: Handler<z.output<I>, NoInfer<z.output<O>>, NoInfer<Code>, UserContext>,
): ServedCall<CallSpec<I, O, Code>> {
  assert(call.access === 'signed_in', `${call.path} is open to visitors: serve it as such`);
  return {
    call,
    handle(deps, input, context) {
      const { session } = context;
      assert(session !== undefined, 'the door lets nobody without a session reach a signed-in call');
      const { userId, accountId, sessionId } = session;
      return handler(deps, input, { ...context, user: { userId, accountId: accountId as AccountId, sessionId } });
    },
  };
}

/** Serves an operator's call; the handler is not reached without an operator in one of its roles. */
export function serveOperator<I extends z.core.$ZodType, O extends z.core.$ZodType, Code extends CallCode>(
  call: CallSpec<I, O, Code>,
  handler: Handler<z.output<I>, NoInfer<z.output<O>>, NoInfer<Code>, OperatorContext>,
): ServedCall<CallSpec<I, O, Code>> {
  assert(call.access === 'operator', `${call.path} is not an operator's call`);
  return {
    call,
    handle(deps, input, context) {
      const { operator } = context;
      assert(operator !== undefined, 'the door lets nobody but operators reach their calls');
      return handler(deps, input, { ...context, operator });
    },
  };
}

/** Serves a call at the operators' door that needs nobody: by it they come in. */
export function serveOperatorDoor<I extends z.core.$ZodType, O extends z.core.$ZodType, Code extends CallCode>(
  call: CallSpec<I, O, Code>,
  handler: Handler<z.output<I>, NoInfer<z.output<O>>, NoInfer<Code>, Context>,
): ServedCall<CallSpec<I, O, Code>> {
  assert(call.access === 'operator_door', `${call.path} is not a call by which operators come in`);
  return { call, handle: handler };
}
