import { estimateFollow, type FollowEstimate } from '@candor/api';
import { cx, signOf } from '@candor/kit';
import { Skeleton, useDebounced } from '@candor/kit/view';
import { type ReactNode, useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EstimatedTrades } from './EstimatedTrades.tsx';
import type { FollowRequest } from './follow-form.ts';

const debounceMs = 350;

/** The result that these settings would have had on the trader's last trades; computed again as the terms change. */
export function Estimate({ request }: { readonly request: FollowRequest | undefined }) {
  const t = useMessages();
  // By content: a form makes a new object with every stroke.
  const wanted = request && JSON.stringify(request);
  const settled = useDebounced(wanted, debounceMs);
  if (settled === undefined) return <Frame>{t('copy.estimate.waiting')}</Frame>;
  return <Asked request={JSON.parse(settled) as FollowRequest} isOld={wanted !== settled} />;
}

function Asked({ request, isOld }: { readonly request: FollowRequest; readonly isOld: boolean }) {
  const t = useMessages();
  const estimate = useCall(estimateFollow, request, { keepsPrevious: true });
  const isRefreshing = estimate.state === 'ready' && estimate.isRefreshing;
  return (
    <Loaded from={estimate} skeleton={<Skeleton blocks={['h-52 rounded-card']} />} signedOut={null}>
      {(data) =>
        data.sample === 0 ? (
          <Frame>{t('copy.estimate.none')}</Frame>
        ) : (
          <Figures estimate={data} isOld={isOld || isRefreshing} />
        )
      }
    </Loaded>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return <p className="rounded-card bg-inset p-4 text-13 text-fg-2">{children}</p>;
}

function Figures({ estimate, isOld }: { readonly estimate: FollowEstimate; readonly isOld: boolean }) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const count = (result: FollowEstimate['trades'][number]['result']) =>
    String(estimate.trades.filter((trade) => trade.result === result).length);
  return (
    <Card className={cx('p-4 transition-opacity', isOld && 'opacity-60')}>
      <h2 className="text-13 text-fg-2">{t('copy.estimate.title', { count: estimate.sample })}</h2>
      <p className="mt-1 text-12 text-fg-3">{t('copy.estimate.text')}</p>
      <p className="text-22 font-semibold" aria-live="polite">
        <AmountText value={estimate.total} decimals={2} isChange unit="USDT" />
      </p>
      <p className="text-12 text-fg-3">
        {t('copy.estimate.counts', {
          copied: count('copied'),
          partial: count('partial'),
          skipped: count('skipped'),
        })}
      </p>
      <div className="mt-2">
        <Facts>
          <Fact label={t('copy.estimate.profit')}>
            <AmountText value={estimate.profit} decimals={2} isChange />
          </Fact>
          <Fact label={t('copy.estimate.fees')}>
            <Cost amount={estimate.fees} />
          </Fact>
          <Fact label={t('copy.estimate.overnight')}>
            <Cost amount={estimate.overnight} />
          </Fact>
          <Fact label={t('copy.estimate.share')}>
            <Cost amount={estimate.share} />
          </Fact>
          <Fact label={t('copy.estimate.margin')}>
            <AmountText value={estimate.marginPeak} decimals={2} unit="USDT" />
          </Fact>
        </Facts>
      </div>
      <Button look="ghost" size="mini" className="-ml-3" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'copy.estimate.hideTrades' : 'copy.estimate.showTrades')}
      </Button>
      {isOpen && <EstimatedTrades trades={estimate.trades} />}
      <p className="mt-1 text-12 text-fg-3">{t('copy.estimate.hint')}</p>
    </Card>
  );
}

/** A deduction, with its minus. */
function Cost({ amount }: { readonly amount: string }) {
  return <AmountText value={signOf(amount) === 0 ? amount : `-${amount}`} decimals={2} />;
}
