import { enterRailStatement, type OutputOf, type viewReconciliation } from '@candor/api';
import { Button, fieldControl } from '@candor/kit/view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { toast } from 'sonner';
import { call, refusalOf } from '../lib/call.ts';
import { formText } from '../lib/form-text.ts';
import { useMessages } from '../lib/i18n.tsx';
import { Panel } from '../ui/Page.tsx';
import { DayInput } from '../values/DayInput.tsx';

type Rail = OutputOf<typeof viewReconciliation>['rails'][number];

const dayMs = 86_400_000;
const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const box = `${fieldControl} h-8`;

/** The closing balance of a statement, for rails that nobody else tells the balance of. */
export function StatementForm({ rails }: { readonly rails: readonly Rail[] }) {
  const t = useMessages();
  const id = useId();
  const [yesterday] = useState(() => dayText(Date.now() - dayMs));
  const queries = useQueryClient();
  const entering = useMutation({
    mutationFn: (form: HTMLFormElement) =>
      call(enterRailStatement, {
        railId: Number(formText(form, 'rail')),
        day: new Date(`${formText(form, 'day')}T00:00:00Z`).getTime(),
        closing: formText(form, 'closing'),
        own: formText(form, 'own'),
        note: formText(form, 'note'),
      }),
    async onSuccess(_answer, form) {
      toast.success(t('console.money.reconciliation.saved'));
      form.reset();
      await queries.invalidateQueries();
    },
    onError: (error) => toast.error(refusalOf(error) ?? t('console.state.offline')),
  });
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    entering.mutate(event.currentTarget);
  }
  return (
    <Panel title={t('console.money.reconciliation.enter')}>
      <p className="text-13 text-fg-2">{t('console.money.reconciliation.enterText')}</p>
      <form onSubmit={submit} className="grid gap-3 sm:grid-cols-2">
        <label htmlFor={`${id}-rail`} className="flex flex-col gap-1 text-12 text-fg-2">
          {t('console.money.reconciliation.rail')}
          <select id={`${id}-rail`} name="rail" className={box}>
            {rails.map(({ railId, code, network }) => (
              <option key={railId} value={railId}>
                {code} · {network}
              </option>
            ))}
          </select>
        </label>
        <div className="flex flex-col gap-1 text-12 text-fg-2">
          <label htmlFor={`${id}-day`}>{t('console.money.reconciliation.day')}</label>
          <DayInput id={`${id}-day`} name="day" isNeeded max={yesterday} initial={yesterday} />
        </div>
        {(['closing', 'own'] as const).map((name) => (
          <label key={name} className="flex flex-col gap-1 text-12 text-fg-2">
            {t(`console.money.reconciliation.${name}`)}
            <input
              name={name}
              inputMode="decimal"
              autoComplete="off"
              required
              defaultValue={name === 'own' ? '0' : ''}
              className={box}
            />
          </label>
        ))}
        <label className="flex flex-col gap-1 text-12 text-fg-2 sm:col-span-2">
          {t('console.money.reconciliation.reason')}
          <input name="note" required minLength={3} autoComplete="off" className={box} />
        </label>
        <Button type="submit" look="ink" isBusy={entering.isPending} className="justify-self-start">
          {t('console.money.reconciliation.save')}
        </Button>
      </form>
    </Panel>
  );
}
