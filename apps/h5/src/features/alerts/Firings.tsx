import { type AlertFiringRow, listAlertFirings, type QuotationRow } from '@candor/api';
import { clockText, dateText } from '@candor/kit';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { ArrowDownRight, ArrowUpRight, BellRing } from 'lucide-react';
import { navigateTo } from '#app/navigation.ts';
import { useFormat } from '#hooks/use-format.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useToldHere } from '#hooks/use-told-here.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useFiringText } from './use-alert-text.ts';

/** They come into the list as they happen. */
const toldHere = ['price_alert'] as const;

interface FiringsProps {
  readonly pairOf: (pairId: number) => QuotationRow | undefined;
}

/** The firings of the user's alerts, newest first. */
export function Firings({ pairOf }: FiringsProps) {
  const t = useMessages();
  const firings = usePages(listAlertFirings, {});
  useToldHere(toldHere);
  return (
    <Loaded from={firings} skeleton={<SkeletonCards cards={3} />}>
      {(paged) => (
        <InfiniteList
          paged={paged}
          rowHeight={220}
          keyOf={({ firingId }) => firingId}
          renderRow={(firing) => (
            <div className="pb-3">
              <FiringCard firing={firing} decimals={pairOf(firing.pairId)?.priceDecimals} />
            </div>
          )}
          empty={<Empty icon={<BellRing />} title={t('alerts.told.none')} text={t('alerts.told.noneText')} />}
        />
      )}
    </Loaded>
  );
}

interface FiringCardProps {
  readonly firing: AlertFiringRow;
  readonly decimals: number | undefined;
}

/** One firing with everything to look its tick up by. */
function FiringCard({ firing, decimals }: FiringCardProps) {
  const t = useMessages();
  const format = useFormat();
  const firingText = useFiringText();
  const { symbol, direction, tick, before, reference, sequence, note, kind } = firing;
  const Arrow = direction === 'up' ? ArrowUpRight : ArrowDownRight;
  const price = (text: string) => format.amount(text, decimals);
  const chart = kind === 'liquidation' ? '/pages/transaction/contract' : '/pages/transaction/currency';
  return (
    <Card className="p-4">
      <div className="flex items-start gap-3">
        <span aria-hidden className="grid size-8 shrink-0 place-items-center rounded-full bg-inset text-fg-2">
          <Arrow className="size-4.5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="text-15 font-semibold">{symbol}</span>
            <TimeText atMs={tick.atMs} className="shrink-0 text-12 text-fg-3" />
          </span>
          <span className="block text-14">{firingText(firing, decimals)}</span>
          {note !== '' && <span className="block text-13 [overflow-wrap:anywhere] text-fg-2">{note}</span>}
        </span>
      </div>
      <div className="mt-2 border-t border-line pt-1.5">
        <Facts>
          <Fact label={t('alerts.told.tick')}>{price(tick.price)}</Fact>
          <Fact label={t('alerts.told.at')}>{instantText(tick.atMs)}</Fact>
          {before !== undefined && (
            <Fact label={t('alerts.told.before')}>
              {price(before.price)} <span className="text-12 text-fg-3">{instantText(before.atMs).slice(-10)}</span>
            </Fact>
          )}
          {reference !== undefined && (
            <Fact label={t('alerts.told.reference')}>
              {price(reference.price)}{' '}
              <span className="text-12 text-fg-3">{instantText(reference.atMs).slice(-10)}</span>
            </Fact>
          )}
          <Fact label={t('alerts.told.record')}>#{format.amount(String(sequence))}</Fact>
        </Facts>
      </div>
      <Button
        look="soft"
        size="mini"
        className="mt-2"
        aria-label={t('alerts.told.chartOf', { pair: symbol })}
        onClick={() => navigateTo(chart, { symbol })}
      >
        {t('alerts.told.chart')}
      </Button>
    </Card>
  );
}

/** A grid instant is a half second: yyyy-mm-dd hh:mm:ss.s */
function instantText(atMs: number): string {
  return `${dateText(atMs)} ${clockText(atMs)}.${Math.floor((atMs % 1_000) / 100)}`;
}
