import { type ArgumentsOf, type listAudit, refusedOutcome } from '@candor/api';
import { Button, fieldControl } from '@candor/kit/view';
import { type FormEvent, useId, useMemo } from 'react';
import { operatorCalls, recordNameOf } from '../acts/operator-calls.ts';
import { useActName } from '../acts/use-act-name.ts';
import { useAddress } from '../lib/address.ts';
import { formText } from '../lib/form-text.ts';
import { useMessages } from '../lib/i18n.tsx';
import { DayInput } from '../values/DayInput.tsx';

type Filter = Omit<ArgumentsOf<typeof listAudit>, 'page' | 'limit'>;

const dayMs = 86_400_000;
const names = ['operator', 'call', 'outcome', 'account', 'text', 'from', 'to'] as const;
const calls = operatorCalls.filter(({ call }) => call.leavesNoRecord !== true).map(({ call }) => recordNameOf(call));

/** The filter that the address has; a day is from its midnight in UTC to the next. */
export function useAuditFilter(): Filter {
  const [{ operator, call, outcome, account, text, from, to }] = useAddress();
  return useMemo(() => {
    const fromMs = momentOf(from);
    const lastMs = momentOf(to);
    return {
      ...(operator !== undefined && { operator }),
      ...(call !== undefined && { call }),
      ...(outcome !== undefined && { outcome }),
      ...(/^[1-9]\d{0,14}$/.test(account ?? '') && { accountId: Number(account) }),
      ...(text !== undefined && { text }),
      ...(fromMs !== undefined && { fromMs }),
      ...(lastMs !== undefined && { toMs: lastMs + dayMs }),
    };
  }, [operator, call, outcome, account, text, from, to]);
}

function momentOf(day: string | undefined): number | undefined {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(ms) ? undefined : ms;
}

const box = `${fieldControl} h-8`;

/** Asks for the record anew on Enter, and not with each letter: reading it is on record as well. */
export function AuditFilters() {
  const t = useMessages();
  const actName = useActName();
  const named = calls.map((call) => ({ call, name: actName(call) })).toSorted((a, b) => a.name.localeCompare(b.name));
  const [address, setAddress] = useAddress();
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    setAddress({ page: '', ...Object.fromEntries(names.map((name) => [name, formText(form, name)])) });
  }
  const isFiltered = names.some((name) => address[name] !== undefined);
  return (
    <form key={JSON.stringify(address)} onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <label className="flex flex-col gap-1 text-12 text-fg-2">
        {t('console.audit.operator')}
        <input name="operator" defaultValue={address['operator']} className={`${box} w-24`} />
      </label>
      <label className="flex flex-col gap-1 text-12 text-fg-2">
        {t('console.audit.call')}
        <select name="call" defaultValue={address['call'] ?? ''} className={`${box} w-44`}>
          <option value="">{t('console.audit.every')}</option>
          {named.map(({ call, name }) => (
            <option key={call} value={call}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="flex flex-col gap-1 text-12 text-fg-2">
        {t('console.audit.outcome')}
        <select name="outcome" defaultValue={address['outcome'] ?? ''} className={`${box} w-24`}>
          <option value="">{t('console.audit.every')}</option>
          <option value="ok">{t('console.audit.done')}</option>
          <option value={refusedOutcome}>{t('console.audit.refused')}</option>
        </select>
      </label>
      <label className="flex flex-col gap-1 text-12 text-fg-2">
        {t('console.audit.account')}
        <input name="account" inputMode="numeric" defaultValue={address['account']} className={`${box} w-24`} />
      </label>
      <label className="flex flex-col gap-1 text-12 text-fg-2">
        {t('console.audit.text')}
        <input name="text" defaultValue={address['text']} className={`${box} w-28`} />
      </label>
      <div className="flex flex-col gap-1 text-12 text-fg-2">
        <label htmlFor={`${id}-from`}>{t('console.audit.from')}</label>
        <DayInput id={`${id}-from`} name="from" initial={address['from'] ?? ''} />
      </div>
      <div className="flex flex-col gap-1 text-12 text-fg-2">
        <label htmlFor={`${id}-to`}>{t('console.audit.to')}</label>
        <DayInput id={`${id}-to`} name="to" initial={address['to'] ?? ''} />
      </div>
      <Button type="submit" look="ink">
        {t('console.audit.search')}
      </Button>
      {isFiltered && (
        <Button
          look="ghost"
          onClick={() => setAddress({ page: '', ...Object.fromEntries(names.map((name) => [name, ''])) })}
        >
          {t('console.audit.clear')}
        </Button>
      )}
    </form>
  );
}
