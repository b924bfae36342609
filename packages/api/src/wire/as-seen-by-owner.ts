import type { OperatorRole } from '@candor/exchange/rules';
import type * as z from 'zod/mini';
import type { CallSpec } from './define-call.ts';
import { idNumber } from './fields.ts';
import type { PersonAct } from './person-acts.ts';
import type { CallCode } from './reject-codes.ts';
import { type GivenOf, type Wire, described, withFields } from './wire-object.ts';

const accountField = described(idNumber, 'Number of the account at the exchange.');

interface Seen {
  readonly path: `/operator/accounts/${string}`;
  readonly roles: readonly OperatorRole[];
  readonly tells: PersonAct;
  readonly summary: string;
}

/** A person's own call as an operator makes it: about the account that is named, with the answer that its owner gets. */
export function asSeenByOwner<I extends z.core.$ZodType, O extends z.core.$ZodType, Code extends CallCode>(
  call: CallSpec<I, O, Code>,
  { path, roles, tells, summary }: Seen,
) {
  return {
    method: 'GET',
    path,
    access: 'operator',
    roles,
    tells,
    effect: 'reads',
    rate: 'operator',
    group: 'Operators',
    summary,
    input: withFields({ accountId: accountField }, call.input as Wire<z.output<I>, GivenOf<I>>),
    output: call.output,
    rejects: [...new Set([...call.rejects, 'account_not_found' as const])],
  } as const satisfies CallSpec;
}
