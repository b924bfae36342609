import type { ArgumentsOf, CallCode, CallSpec, InputOf } from '@candor/api';
import type { ChangeCommand } from '@candor/exchange';
import type { ChangeType } from '@candor/exchange/rules';
import { done, type Outcome } from '@candor/kernel';
import type * as z from 'zod/mini';
import { tellOwners } from '../ledger/corrections.ts';
import type { Deps } from './deps.ts';
import type { Draft } from './draft.ts';
import { type ServedCall, serveOperator } from './serve.ts';
import { submitChange } from './submit.ts';

type ChangeOf<T extends ChangeType> = Extract<ChangeCommand, { readonly type: T }>;
type Soon<Value> = Value | Promise<Value>;
type Noteless<Fields> = Omit<Fields, 'note'>;

/** A call that changes a setting for everybody, with both directions between its fields and the command. */
export interface ServedChange<Call extends CallSpec = CallSpec> extends ServedCall<Call> {
  readonly changeType: ChangeType;
  /** The change that the call would propose. */
  readonly changeOf: (deps: Deps, input: any) => Promise<Outcome<ChangeCommand, CallCode>>;
  /** The fields with which the call would make a change, but for the reason; absent: nobody but the journal has them. */
  readonly fieldsOf?: (deps: Deps, change: any) => Promise<Readonly<Record<string, unknown>>>;
  /** A change as users would see it. Absent: they see nothing of it. */
  readonly draftOf?: (deps: Deps, change: any) => Soon<Draft | undefined>;
}

/** The answer of a call that changes a setting; without a sequence where there was no command. */
interface ChangeAnswer {
  readonly sequence?: number | undefined;
  readonly proposalId?: number | undefined;
}

interface Directions<I extends z.core.$ZodType, Code extends CallCode, T extends ChangeType> {
  readonly change: (
    deps: Deps,
    input: Noteless<InputOf<CallSpec<I>>>,
  ) => Soon<Outcome<Omit<ChangeOf<T>, 'type'>, Code>>;
  /** The work of the call where its fields are of no setting; absent, or undefined: they are of one. */
  readonly instead?: (
    deps: Deps,
    input: Noteless<InputOf<CallSpec<I>>>,
  ) => Promise<Outcome<ChangeAnswer, Code> | undefined>;
  readonly fields?: (deps: Deps, change: ChangeOf<T>) => Soon<Noteless<ArgumentsOf<CallSpec<I>>>>;
  readonly draft?: (deps: Deps, change: ChangeOf<T>) => Soon<Draft | undefined>;
}

/** Serves a call that proposes a change (`submitChange`): its handler says what the change is, and may not do more. */
export function serveChange<
  I extends z.core.$ZodType,
  O extends z.core.$ZodType<ChangeAnswer>,
  Code extends CallCode,
  T extends ChangeType,
>(
  call: CallSpec<I, O, Code>,
  changeType: T,
  { change, instead, fields, draft }: Directions<I, NoInfer<Code>, T>,
): ServedChange<CallSpec<I, O, Code>> {
  async function changeOf(deps: Deps, input: InputOf<CallSpec<I>>): Promise<Outcome<ChangeOf<T>, Code>> {
    const made = await change(deps, noteless(input));
    return made.ok ? done({ type: changeType, ...made.value } as unknown as ChangeOf<T>) : made;
  }
  const served = serveOperator(call, async (deps, input, { operator }) => {
    const other = await instead?.(deps, noteless(input));
    if (other !== undefined) return other as Outcome<any, Code>;
    const made = await changeOf(deps, input);
    if (!made.ok) return made;
    // The contract declares the codes of the change (`changeCodesOf`).
    const submitted = await submitChange<T>(deps, operator, made.value);
    if (submitted.ok) tellOwners(operator, made.value);
    return submitted as Outcome<any, Code>;
  });
  return {
    ...served,
    changeType,
    changeOf,
    ...(fields && { fieldsOf: async (deps, wanted: ChangeOf<T>) => fields(deps, wanted) }),
    ...(draft && { draftOf: draft }),
  };
}

function noteless<Input>(input: Input): Noteless<Input> {
  const { note: _note, ...asked } = input as { readonly note?: string };
  return asked as Noteless<Input>;
}

/** A yes or no in the core's words. */
export function yesOrNo(isSo: boolean): 'yes' | 'no' {
  return isSo ? 'yes' : 'no';
}
