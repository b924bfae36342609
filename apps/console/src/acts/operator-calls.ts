import * as api from '@candor/api';
import { type CallSpec, isCallSpec } from '@candor/api';

interface OperatorCall {
  /** As the contract exports it. */
  readonly name: string;
  readonly call: CallSpec;
}

/** Every call of operators, and those by which they come in. */
export const operatorCalls: readonly OperatorCall[] = Object.entries(api).flatMap(([name, value]) =>
  isCallSpec(value) && value.access.startsWith('operator') ? [{ name, call: value }] : [],
);

/** A call as the record of operators has it: method and path. */
export function recordNameOf({ method, path }: CallSpec): string {
  return `${method} ${path}`;
}

const callsInRecord = new Map(operatorCalls.map((one) => [recordNameOf(one.call), one]));

/** The name by which the contract exports a call of the record. */
export function nameInContract(recorded: string): string | undefined {
  return callsInRecord.get(recorded)?.name;
}

/** A call of the record; absent: there is none any more. */
export function callInContract(recorded: string): CallSpec | undefined {
  return callsInRecord.get(recorded)?.call;
}
