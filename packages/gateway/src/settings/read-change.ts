import {
  allowedWords,
  type CallCode,
  decodeInput,
  type InputOf,
  mayMake,
  type OperatorRole,
  type ParameterRule,
  type previewChange,
} from '@candor/api';
import type { ChangeCommand } from '@candor/exchange';
import { servedChanges } from '../generated/changes.ts';
import type { Deps } from '../serving/deps.ts';
import type { ServedChange } from '../serving/serve-change.ts';

type Sent = Pick<InputOf<typeof previewChange>, 'call' | 'fields'>;

type ReadChange =
  | { readonly is: 'change'; readonly served: ServedChange; readonly change: ChangeCommand }
  | { readonly is: 'refused'; readonly code: CallCode }
  | {
      readonly is: 'unreadable';
      readonly field: string;
      readonly rule: ParameterRule;
      readonly words: readonly string[];
    }
  | { readonly is: 'not_permitted' };

/** The reason is asked for when a change is proposed, and decides nothing. */
const anyNote = 'checked only';

/** The change that a call would propose with these fields, for somebody who may make that call. */
export async function readChange(deps: Deps, sent: Sent, role: OperatorRole): Promise<ReadChange> {
  const served = servedChanges.find(({ call }) => call.path === sent.call);
  if (served === undefined || !mayMake(role, served.call)) return { is: 'not_permitted' };
  const read = decodeInput(served.call, { ...fieldsIn(sent.fields), note: anyNote });
  if (!read.ok) {
    const { field, rule } = read;
    return { is: 'unreadable', field, rule, words: rule === 'not_in_list' ? allowedWords(served.call, field) : [] };
  }
  const made = await served.changeOf(deps, read.value);
  return made.ok ? { is: 'change', served, change: made.value } : { is: 'refused', code: made.code };
}

function fieldsIn(json: string): Readonly<Record<string, unknown>> {
  try {
    const sent: unknown = JSON.parse(json);
    return typeof sent === 'object' && sent !== null ? { ...sent } : {};
  } catch {
    return {};
  }
}
