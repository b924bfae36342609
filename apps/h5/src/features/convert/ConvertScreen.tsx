import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Header, Page } from '#ui/Page.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { assetIdFrom } from '#features/funds/accounts.ts';
import { ConversionList } from './ConversionList.tsx';
import { ConvertPage } from './ConvertPage.tsx';
import { initialConvertForm } from './convert-form.ts';

type Tab = 'convert' | 'history';

/** pages/fund/swap: one coin into another at a quoted rate; `from` and `to` of its address are filled in. */
export function ConvertScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [tab, setTab] = useState<Tab>(params.tab === 'history' ? 'history' : 'convert');
  const [form, setForm] = useState({
    ...initialConvertForm,
    fromId: assetIdFrom(params.from),
    toId: assetIdFrom(params.to),
  });
  const head = (
    <section aria-label={t('funds.convert')} className="shrink-0">
      <Header title={t('funds.convert')} />
      <SegmentedControl<Tab>
        label={t('funds.convertTabs')}
        items={[
          { id: 'convert', label: t('funds.convert') },
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
  return (
    <Page header={head}>
      <ConversionList onConvert={() => setTab('convert')} />
    </Page>
  );
}
