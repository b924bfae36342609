import type { CallCode, CallSpec } from '@candor/api';
import { type Outcome, reject } from '@candor/kernel';
import type * as z from 'zod/mini';
import type { Deps, OperatorContext } from '../serving/deps.ts';
import type { ServedCall } from '../serving/serve.ts';

/** No session has this id: none of the owner's devices is the caller's. */
const noSession = '';

type View<Output, Code extends CallCode> = (
  deps: Deps,
  input: { readonly accountId: number },
  context: OperatorContext,
) => Promise<Outcome<Output, Code>>;

/**
 * Answers an operator's view of a person's data by the owner's own call, so that both see the same. The contract makes
 * the view out of that call: its input has `accountId` besides, and its output is the same.
 */
export function asOwnerSees<O extends z.core.$ZodType, Code extends CallCode>({
  handle,
}: ServedCall<CallSpec<z.core.$ZodType, O, Code>>): View<z.output<O>, Code | 'account_not_found'> {
  return async (deps, { accountId, ...asked }, context) => {
    const owner = await deps.platform.persons.byAccount(accountId);
    if (owner === undefined) return reject('account_not_found');
    const session = { userId: owner.userId, accountId, sessionId: noSession };
    return handle(deps, asked, { ...context, session }) as Promise<Outcome<z.output<O>, Code>>;
  };
}
