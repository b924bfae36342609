import { type ConversionRow, listConversions } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { useLast } from '#hooks/use-last.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { byPeriod, monthOf } from '#features/statements/by-period.ts';
import { MonthHeader } from '#features/statements/PeriodHeader.tsx';
import { useOwnStream } from '#features/funds/use-own-stream.ts';
import { ConversionFacts } from './ConversionFacts.tsx';

/** The user's conversions, newest first. */
export function ConversionList({ onConvert }: { readonly onConvert: () => void }) {
  const t = useMessages();
  useOwnStream();
  const conversions = usePages(listConversions, {});
  const [opened, setOpened] = useState<ConversionRow>();
  const shown = useLast(opened);
  return (
    <div className="px-4 pb-4">
      <Loaded from={conversions} skeleton={<SkeletonRows rows={8} />}>
        {(paged) => (
          <InfiniteList
            paged={{ ...paged, rows: byPeriod(paged.rows, monthOf) }}
            keyOf={({ row }) => row.conversionId}
            renderRow={({ row, periodAtMs }) => (
              <>
                {periodAtMs !== undefined && <MonthHeader atMs={periodAtMs} />}
                <ConversionItem conversion={row} onPress={() => setOpened(row)} />
              </>
            )}
            empty={
              <Empty
                icon={<Repeat />}
                title={t('funds.emptyConversions')}
                text={t('funds.emptyConversionsText')}
                action={
                  <Button size="medium" onClick={onConvert}>
                    {t('funds.convert')}
                  </Button>
                }
              />
            }
          />
        )}
      </Loaded>
      {shown !== undefined && (
        <Sheet isOpen={opened !== undefined} onClose={() => setOpened(undefined)} title={t('funds.conversionDetail')}>
          <p className="pb-2 text-22 font-semibold">
            <AmountText value={shown.toAmount} unit={shown.toCode} isPrivate />
          </p>
          <ConversionFacts conversion={shown} />
          {shown.planId !== undefined && (
            <Button
              look="soft"
              size="medium"
              className="mt-3"
              onClick={() => navigateTo('/pages/fund/recurring_plan', { id: String(shown.planId) })}
            >
              {t('funds.seePlan')}
            </Button>
          )}
        </Sheet>
      )}
    </div>
  );
}

function ConversionItem({ conversion, onPress }: { readonly conversion: ConversionRow; readonly onPress: () => void }) {
  const t = useMessages();
  const { fromCode, toCode, fromAmount, toAmount, atMs, planId } = conversion;
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex h-15 w-full items-center gap-3 text-left outline-offset-[-2px]"
    >
      <span aria-hidden className="flex shrink-0">
        <CoinMark code={fromCode} size={28} />
        <span className="-ml-2.5 rounded-full ring-2 ring-bg">
          <CoinMark code={toCode} size={28} />
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 font-medium">
          {fromCode} → {toCode}
        </span>
        <span className="block truncate text-12 text-fg-3">
          <TimeText atMs={atMs} look="moment" />
          {planId !== undefined && ` · ${t('common.titles.recurring')}`}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className="block text-14 font-semibold">
          <AmountText value={toAmount} unit={toCode} isPrivate />
        </span>
        <span className="block text-12 text-fg-3">
          <AmountText value={fromAmount} isPrivate /> {fromCode}
        </span>
      </span>
    </button>
  );
}
