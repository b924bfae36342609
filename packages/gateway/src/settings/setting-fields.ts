import { encodeInput, type SettingField } from '@candor/api';
import type { ChangeCommand } from '@candor/exchange';
import { servedChanges } from '../generated/changes.ts';
import type { Deps } from '../serving/deps.ts';
import type { ServedChange } from '../serving/serve-change.ts';

/** The call that sets settings of one kind; absent where no call does. */
export function changeServed(type: ChangeCommand['type']): ServedChange | undefined {
  return servedChanges.find(({ changeType, fieldsOf }) => changeType === type && fieldsOf !== undefined);
}

/** A change as the call's fields on the wire, in the order of the contract; where no call sets it, as the journal has it. */
export async function settingFields(deps: Deps, change: ChangeCommand): Promise<SettingField[]> {
  const served = changeServed(change.type);
  if (served?.fieldsOf === undefined) return fieldsInJournal(change);
  const given = await served.fieldsOf(deps, change);
  const wire = encodeInput(served.call, given as never);
  return Object.entries(wire).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value: textOf(value) }]));
}

function fieldsInJournal({ type: _type, ...fields }: ChangeCommand): SettingField[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value: textOf(value) }],
  );
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
