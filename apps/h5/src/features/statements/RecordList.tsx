import { type EntryKind, type EntryRow, listEntries } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import type { AccountCoinFilter } from '#features/funds/AccountCoinFilters.tsx';
import { useOwnStream } from '#features/funds/use-own-stream.ts';
import { byPeriod, dayOf } from './by-period.ts';
import { EntryItem } from './EntryItem.tsx';
import { EntrySheet } from './EntrySheet.tsx';
import { DayHeader } from './PeriodHeader.tsx';

interface RecordListProps {
  readonly filter: AccountCoinFilter;
  readonly kind: EntryKind | undefined;
  readonly onClear: () => void;
}

/** The statement under its filters, newest first, headed by day. */
export function RecordList({ filter, kind, onClear }: RecordListProps) {
  const [opened, setOpened] = useState<EntryRow>();
  useOwnStream();
  const entries = usePages(listEntries, { ...filter, kind });
  const isFiltered = kind !== undefined || filter.accountType !== undefined || filter.assetId !== undefined;
  return (
    <div className="px-4 pb-4">
      <Loaded from={entries} skeleton={<SkeletonRows rows={9} />}>
        {(paged) => (
          <InfiniteList
            paged={{ ...paged, rows: byPeriod(paged.rows, dayOf) }}
            keyOf={({ row }) => row.entryId}
            renderRow={({ row, periodAtMs }) => (
              <>
                {periodAtMs !== undefined && <DayHeader atMs={periodAtMs} level={2} />}
                <EntryItem entry={row} onPress={() => setOpened(row)} />
              </>
            )}
            empty={<NoRecords isFiltered={isFiltered} onClear={onClear} />}
          />
        )}
      </Loaded>
      <EntrySheet entry={opened} onClose={() => setOpened(undefined)} />
    </div>
  );
}

function NoRecords({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const t = useMessages();
  if (!isFiltered)
    return <Empty icon={<ReceiptText />} title={t('funds.emptyRecords')} text={t('funds.emptyRecordsText')} />;
  return (
    <Empty
      icon={<ReceiptText />}
      title={t('funds.emptyFiltered')}
      action={
        <Button look="soft" size="small" onClick={onClear}>
          {t('funds.clearFilters')}
        </Button>
      }
    />
  );
}
