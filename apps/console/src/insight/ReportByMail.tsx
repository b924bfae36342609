import { getDailyReport, setDailyReport } from '@candor/api';
import { Button, fieldControl } from '@candor/kit/view';
import { languageOf } from '@candor/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { toast } from 'sonner';
import { call, refusalOf } from '../lib/call.ts';
import { formText } from '../lib/form-text.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { useCall } from '../lib/use-call.ts';
import { Panel } from '../ui/Page.tsx';

/** The setting by which an operator gets the report of each day, in the language of their console. */
export function ReportByMail() {
  const t = useMessages();
  const may = useMay();
  const id = useId();
  const queries = useQueryClient();
  const setting = useCall(getDailyReport, {});
  const saving = useMutation({
    mutationFn: (address: string) => call(setDailyReport, { address }),
    async onSuccess(_answer, address) {
      toast.success(t(address === '' ? 'insight.report.ended' : 'insight.report.saved'));
      await queries.invalidateQueries({ queryKey: [getDailyReport.path] });
    },
    onError: (error) => toast.error(refusalOf(error) ?? t('console.state.offline')),
  });
  if (setting.data === undefined || !may(setDailyReport)) return null;
  const { address, language } = setting.data;
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    saving.mutate(formText(event.currentTarget, 'address'));
  }
  return (
    <Panel title={t('insight.report.title')}>
      <p className="text-13 text-fg-2">
        {t('insight.report.text')}{' '}
        {address === ''
          ? t('insight.report.off')
          : t('insight.report.on', { address, language: languageOf(language).name })}
      </p>
      <form key={address} onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <label htmlFor={id} className="flex w-72 max-w-full flex-col gap-1 text-12 text-fg-2">
          {t('insight.report.address')}
          <input
            id={id}
            name="address"
            type="email"
            required
            autoComplete="email"
            defaultValue={address}
            className={`${fieldControl} h-8`}
          />
        </label>
        <Button type="submit" look="ink" isBusy={saving.isPending}>
          {t(address === '' ? 'insight.report.save' : 'insight.report.change')}
        </Button>
        {address !== '' && (
          <Button look="soft" isBusy={saving.isPending} onClick={() => saving.mutate('')}>
            {t('insight.report.end')}
          </Button>
        )}
      </form>
    </Panel>
  );
}
