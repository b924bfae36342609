import type { QuotationRow } from '@candor/api';
import { Empty, SkeletonBlock, SkeletonChart, SkeletonFrame } from '@candor/kit/view';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Params } from '#client/navigation.ts';
import { useQuotations } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { switchTab } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';

interface ChartPairProps {
  readonly params: Params;
  readonly children: (pair: QuotationRow, pairs: readonly QuotationRow[]) => ReactNode;
}

/** The pair in a chart page's address, or the reason that there is none to draw. */
export function ChartPair({ params, children }: ChartPairProps) {
  const t = useMessages();
  const quotations = useQuotations();
  return (
    <Loaded
      from={quotations}
      skeleton={<ChartSkeleton />}
      failureClass="p-4"
      renderFrame={(state) => <Page title={params.symbol ?? t('common.titles.chart')}>{state}</Page>}
    >
      {(pairs) => {
        const pair = pairOf(params, pairs);
        return pair === undefined ? <PairMissing /> : children(pair, pairs);
      }}
    </Loaded>
  );
}

/** The pair in an address; without one, the first of the exchange. */
function pairOf(params: Params, pairs: readonly QuotationRow[]): QuotationRow | undefined {
  const { symbol, base, quote } = params;
  if (symbol !== undefined) {
    const wanted = symbol.toUpperCase();
    return pairs.find((pair) => pair.symbol === wanted || String(pair.pairId) === wanted);
  }
  if (base === undefined) return pairs[0];
  const ofBase = pairs.filter((pair) => String(pair.baseAssetId) === base);
  if (quote !== undefined) return ofBase.find((pair) => String(pair.quoteAssetId) === quote);
  return ofBase.find((pair) => pair.quoteCode === 'USDT') ?? ofBase[0];
}

function PairMissing() {
  const t = useMessages();
  return (
    <Page title={t('common.titles.chart')}>
      <div className="grid min-h-[70%] place-items-center">
        <Empty
          icon={<SearchX />}
          title={t('chart.pairMissing')}
          text={t('chart.pairMissingText')}
          action={
            <Button look="soft" size="small" onClick={() => switchTab('/pages/market/market')}>
              {t('chart.toMarket')}
            </Button>
          }
        />
      </div>
    </Page>
  );
}

/** The blocks are at the places of the price, the chart and the tabs. */
function ChartSkeleton() {
  return (
    <SkeletonFrame className="px-4 pt-1">
      <div className="flex h-21.5 justify-between">
        <div className="flex flex-col gap-2.5 pt-1.5">
          <SkeletonBlock className="h-7 w-36" />
          <SkeletonBlock className="h-3 w-44" />
          <SkeletonBlock className="h-5 w-24" />
        </div>
        <div className="flex flex-col gap-2.5 pt-1.5">
          {Array.from({ length: 4 }, (_, place) => (
            <SkeletonBlock key={place} className="h-2.5 w-26" />
          ))}
        </div>
      </div>
      <SkeletonBlock className="my-3.5 h-4 w-64" />
      <SkeletonChart className="h-80" />
    </SkeletonFrame>
  );
}
