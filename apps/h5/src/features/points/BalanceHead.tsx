import type { listPoints, OutputOf } from '@candor/api';
import { ChevronRight, Star } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { usePointsText } from './use-points-text.ts';

type Balance = NonNullable<OutputOf<typeof listPoints>['balance']>;

/** The points to spend, those on their way, and those that expire next. */
export function BalanceHead({ balance }: { readonly balance: Balance }) {
  const t = useMessages();
  const text = usePointsText();
  const [isOpen, setIsOpen] = useState(false);
  const { available, pending, lots, pendingLots } = balance;
  const [soonest] = pendingLots;
  const [next] = lots;
  return (
    <Card className="overflow-hidden">
      <div className="flex items-center gap-3.5 px-4 pt-4 pb-3">
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
          <Star className="size-6 fill-current" strokeWidth={1.5} />
        </span>
        <p className="min-w-0 flex-1">
          <span className="block text-12 text-fg-3">{t('points.available')}</span>
          <span className="block text-34 font-semibold tracking-[-0.01em] tabular-nums">{text(available)}</span>
        </p>
        {pending > 0 && soonest !== undefined && (
          <p className="shrink-0 text-right">
            <span className="block text-12 text-fg-3">{t('points.pending')}</span>
            <span className="block text-16 font-medium tabular-nums">+{text(pending)}</span>
            <TimeText atMs={soonest.atMs} look="moment" className="block text-12 text-fg-3" />
          </p>
        )}
      </div>
      {next !== undefined && (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="press flex min-h-11 w-full items-center justify-between gap-3 border-t border-line px-4 py-2 text-left text-13"
        >
          <span className="text-fg-2">
            {t('points.expireNext', { points: text(next.points) })}{' '}
            <TimeText atMs={next.atMs} look="date" className="whitespace-nowrap" />
          </span>
          <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
        </button>
      )}
      <p className="border-t border-line px-4 py-2.5 text-12 text-fg-3">{t('points.notMoney')}</p>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('points.expiries')}>
        <p className="pb-2 text-13 text-fg-2">{t('points.rules.expiry')}</p>
        <Facts>
          {lots.map(({ points, atMs }) => (
            <Fact key={atMs} label={<TimeText atMs={atMs} look="date" />}>
              {text(points)}
            </Fact>
          ))}
        </Facts>
        {pendingLots.length > 0 && (
          <>
            <h3 className="pt-3 pb-1 text-14 font-semibold">{t('points.pending')}</h3>
            <Facts>
              {pendingLots.map(({ points, atMs }) => (
                <Fact key={atMs} label={<TimeText atMs={atMs} look="moment" />}>
                  +{text(points)}
                </Fact>
              ))}
            </Facts>
          </>
        )}
      </Sheet>
    </Card>
  );
}
