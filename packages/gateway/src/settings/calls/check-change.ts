import {
  allowedWords,
  type AnyCode,
  checkChange,
  decodeInput,
  type InputOf,
  mayMake,
  type OutputOf,
} from '@candor/api';
import { done, reject } from '@candor/kernel';
import { parameterTextOf, textOf } from '@candor/messages/server';
import { servedChanges } from '../../generated/changes.ts';
import { serveOperator } from '../../serving/serve.ts';
import { differencesOf } from '../differences.ts';
import { movedBalances } from '../moved-balances.ts';
import { settingFields } from '../setting-fields.ts';

type Checked = OutputOf<typeof checkChange>;
const procedures = { none: 'at_once', confirmed: 'confirmed', delayed: 'delayed' } as const;
/** The reason is asked for when it is proposed, and decides nothing. */
const anyNote = 'checked only';

export default serveOperator(checkChange, async (deps, input, { operator, lang }) => {
  const served = servedChanges.find(({ call }) => call.path === input.call);
  if (served === undefined || !mayMake(operator.role, served.call)) return reject('not_permitted');
  const read = decodeInput(served.call, { ...sentIn(input), note: anyNote });
  if (!read.ok) {
    const { field, rule } = read;
    const words = rule === 'not_in_list' ? allowedWords(served.call, field) : [];
    return done(refused('parameter_error', parameterTextOf(field, rule, lang, words), field));
  }
  const change = await served.changeOf(deps, read.value);
  if (!change.ok) return done(refused(change.code, textOf(change.code, lang)));
  const check = await deps.exchange.query('changeCheck', change.value);
  if (check.refusal !== undefined) return done(refused(check.refusal, textOf(check.refusal, lang)));
  const after = await settingFields(deps, change.value);
  const before = check.before === undefined ? [] : await settingFields(deps, check.before);
  return done({
    code: '',
    message: '',
    field: '',
    procedure: procedures[check.weakening],
    before,
    differences: differencesOf(before, after),
    balances: await movedBalances(deps, change.value),
  });
});

function sentIn({ fields }: InputOf<typeof checkChange>): Readonly<Record<string, unknown>> {
  try {
    const sent: unknown = JSON.parse(fields);
    return typeof sent === 'object' && sent !== null ? { ...sent } : {};
  } catch {
    return {};
  }
}

function refused(code: AnyCode, message: string, field = ''): Checked {
  return { code, message, field, before: [], differences: [], balances: [] };
}
