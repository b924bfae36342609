import type { EntryKind } from '@candor/api';
import { cx } from '@candor/kit';
import { IconButton } from '@candor/kit/view';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Header, Page } from '#ui/Page.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { type AccountCoinFilter, AccountCoinFilters } from '#features/funds/AccountCoinFilters.tsx';
import { accountFrom, assetIdFrom } from '#features/funds/accounts.ts';
import { RecordList } from './RecordList.tsx';
import { recordTabs } from './record-tabs.ts';

const noFilter: AccountCoinFilter = { accountType: undefined, assetId: undefined };

/** pages/fund/assets_record: the statement; `currency` and `type` of its address are the filters it begins with. */
export function RecordsScreen({ params }: ScreenProps) {
  const begin = { accountType: accountFrom(params.type), assetId: assetIdFrom(params.currency) };
  return <Records titleKey="common.titles.records" begin={begin} />;
}

/** pages/fund/assets_all_record: the same statement, of everything. */
export function AllRecordsScreen(_props: ScreenProps) {
  return <Records titleKey="common.titles.allRecords" begin={noFilter} />;
}

interface RecordsProps {
  readonly titleKey: 'common.titles.records' | 'common.titles.allRecords';
  readonly begin: AccountCoinFilter;
}

function Records({ titleKey, begin }: RecordsProps) {
  const t = useMessages();
  const [tabId, setTabId] = useState('all');
  const [chosenKind, setChosenKind] = useState<EntryKind>();
  const [filter, setFilter] = useState(begin);
  const kinds = recordTabs.find(({ id }) => id === tabId)?.kinds ?? [];
  const kind = chosenKind ?? kinds[0];
  const choose = (id: string) => {
    setTabId(id);
    setChosenKind(undefined);
  };
  const head = (
    <section aria-label={t(titleKey)} className="shrink-0">
      <Header
        title={t(titleKey)}
        actions={
          <IconButton
            label={t('common.titles.fees')}
            icon={<ChartColumn aria-hidden />}
            onClick={() => navigateTo('/pages/fund/fees')}
          />
        }
      />
      <TextTabs
        label={t('funds.kindTabs')}
        items={recordTabs.map(({ id, label }) => ({ id, label: t(label) }))}
        value={tabId}
        onChange={choose}
      />
      <div role="group" aria-label={t('funds.filters')} className="no-scrollbar flex gap-1.5 overflow-x-auto px-4 py-2">
        <AccountCoinFilters value={filter} onChange={setFilter} />
        {kinds.length > 1 && <KindChips kinds={kinds} value={kind} onChange={setChosenKind} />}
      </div>
    </section>
  );
  return (
    <Page header={head}>
      <RecordList
        filter={filter}
        kind={kind}
        onClear={() => {
          choose('all');
          setFilter(noFilter);
        }}
      />
    </Page>
  );
}

interface KindChipsProps {
  readonly kinds: readonly EntryKind[];
  readonly value: EntryKind | undefined;
  readonly onChange: (kind: EntryKind) => void;
}

/** The kinds behind one tab, beside the filters. */
function KindChips({ kinds, value, onChange }: KindChipsProps) {
  const t = useMessages();
  return kinds.map((kind) => (
    <button
      key={kind}
      type="button"
      aria-pressed={kind === value}
      onClick={() => onChange(kind)}
      className={cx(
        'press tap h-[1.625rem] shrink-0 rounded-chip px-2.5 text-12 font-medium whitespace-nowrap',
        kind === value ? 'bg-ink text-on-ink' : 'bg-inset text-fg-2',
      )}
    >
      {t(`words.entryKinds.${kind}`)}
    </button>
  ));
}
