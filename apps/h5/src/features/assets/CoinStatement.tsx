import { type EntryRow, listEntries } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { useState } from 'react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { byPeriod, dayOf } from '#features/statements/by-period.ts';
import { EntryItem } from '#features/statements/EntryItem.tsx';
import { EntrySheet } from '#features/statements/EntrySheet.tsx';
import { DayHeader } from '#features/statements/PeriodHeader.tsx';

/** The lines of one coin, by day, ten at a time. */
export function CoinStatement({ assetId, onLeave }: { readonly assetId: number; readonly onLeave: () => void }) {
  const t = useMessages();
  const [opened, setOpened] = useState<EntryRow>();
  const entries = usePages(listEntries, { assetId });
  const viewAll = () => {
    onLeave();
    navigateTo('/pages/fund/assets_record', { currency: assetId });
  };
  return (
    <section aria-label={t('funds.statement')} className="mt-5">
      <div className="flex items-center justify-between">
        <h3 className="text-16 font-semibold">{t('funds.statement')}</h3>
        <Button look="ghost" size="mini" className="-mr-3" onClick={viewAll}>
          {t('common.viewAll')}
        </Button>
      </div>
      <Loaded from={entries} skeleton={<SkeletonRows rows={3} />}>
        {(paged) =>
          paged.rows.length === 0 ? (
            <Empty title={t('funds.emptyRecords')} />
          ) : (
            <>
              {byPeriod(paged.rows, dayOf).map(({ row, periodAtMs }) => (
                <div key={row.entryId}>
                  {periodAtMs !== undefined && <DayHeader atMs={periodAtMs} />}
                  <EntryItem entry={row} onPress={() => setOpened(row)} />
                </div>
              ))}
              {paged.hasMore && (
                <Button look="soft" size="small" isWide isBusy={paged.isLoadingMore} onClick={paged.loadMore}>
                  {t('common.more')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
      <EntrySheet entry={opened} onClose={() => setOpened(undefined)} />
    </section>
  );
}
