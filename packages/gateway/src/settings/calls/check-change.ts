import { type AnyCode, checkChange, type OutputOf } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { parameterTextOf, textOf } from '@candor/messages/server';
import { serveOperator } from '../../serving/serve.ts';
import { differencesOf } from '../differences.ts';
import { movedBalances } from '../moved-balances.ts';
import { readChange } from '../read-change.ts';
import { settingFields } from '../setting-fields.ts';

type Checked = OutputOf<typeof checkChange>;
const procedures = { none: 'at_once', confirmed: 'confirmed', delayed: 'delayed' } as const;

export default serveOperator(checkChange, async (deps, input, { operator, lang }) => {
  const read = await readChange(deps, input, operator.role);
  if (read.is === 'not_permitted') return reject('not_permitted');
  if (read.is === 'unreadable') {
    return done(refused('parameter_error', parameterTextOf(read.field, read.rule, lang, read.words), read.field));
  }
  if (read.is === 'refused') return done(refused(read.code, textOf(read.code, lang, 'operator')));
  const { served, change } = read;
  const check = await deps.exchange.query('changeCheck', change);
  if (check.refusal !== undefined) return done(refused(check.refusal, textOf(check.refusal, lang, 'operator')));
  const after = await settingFields(deps, change);
  const before = check.before === undefined ? [] : await settingFields(deps, check.before);
  const draft = await served.draftOf?.(deps, change);
  return done({
    code: '',
    message: '',
    field: '',
    procedure: procedures[check.weakening],
    before,
    differences: differencesOf(before, after),
    balances: await movedBalances(deps, change),
    pages: [draft?.page ?? []].flat(),
    isOwnPage: draft && draft.own !== undefined,
  });
});

function refused(code: AnyCode, message: string, field = ''): Checked {
  return { code, message, field, before: [], differences: [], balances: [], pages: [] };
}
