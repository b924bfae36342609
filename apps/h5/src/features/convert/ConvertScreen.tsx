import { IconButton } from '@candor/kit/view';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Header, Page } from '#ui/Page.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { assetIdFrom } from '#features/funds/accounts.ts';
import { ConversionList } from './ConversionList.tsx';
import { ConvertPage } from './ConvertPage.tsx';
import { initialConvertForm } from './convert-form.ts';
import { SweepPage } from './sweep/SweepPage.tsx';

const tabs = ['convert', 'small', 'history'] as const;
type Tab = (typeof tabs)[number];

/** pages/fund/swap: one coin into another at a quoted rate; `from` and `to` of its address are filled in, `tab` chooses the part. */
export function ConvertScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [tab, setTab] = useState<Tab>(() => tabs.find((word) => word === params.tab) ?? 'convert');
  const [form, setForm] = useState({
    ...initialConvertForm,
    fromId: assetIdFrom(params.from),
    toId: assetIdFrom(params.to),
  });
  const head = (
    <section aria-label={t('funds.convert')} className="shrink-0">
      <Header
        title={t('funds.convert')}
        actions={
          <IconButton
            label={t('common.titles.recurring')}
            icon={<CalendarSync aria-hidden strokeWidth={1.75} />}
            onClick={() => navigateTo('/pages/fund/recurring')}
          />
        }
      />
      <SegmentedControl<Tab>
        label={t('funds.convertTabs')}
        items={[
          { id: 'convert', label: t('funds.convert') },
          { id: 'small', label: t('sweep.tab') },
          { id: 'history', label: t('funds.history') },
        ]}
        value={tab}
        onChange={setTab}
        className="mx-4 mb-2"
      />
    </section>
  );
  if (tab === 'convert')
    return <ConvertPage head={head} form={form} onChange={setForm} onHistory={() => setTab('history')} />;
  if (tab === 'small') return <SweepPage head={head} onHistory={() => setTab('history')} />;
  return (
    <Page header={head}>
      <ConversionList onConvert={() => setTab('convert')} />
    </Page>
  );
}
