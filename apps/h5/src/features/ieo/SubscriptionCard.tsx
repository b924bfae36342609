import type { SubscriptionRow } from '@candor/api';
import { CalendarPlus, Check, Clock } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { useDownload } from '#hooks/use-download.ts';
import { useFormat } from '#hooks/use-format.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { releaseCalendar } from './release-calendar.ts';
import { StateTags } from './StateTags.tsx';

interface SubscriptionCardProps {
  readonly subscription: SubscriptionRow;
  readonly onCheck: () => void;
}

/** One of the user's subscriptions: what was asked for, what it came to, and when it is released. */
export function SubscriptionCard({ subscription, onCheck }: SubscriptionCardProps) {
  const t = useMessages();
  const { projectId, subscriptionId, name, tokenCode, payCode, state, listHash } = subscription;
  const isSettled = state === 'finished';
  return (
    <Card className="flex flex-col gap-3 p-4">
      <button
        type="button"
        onClick={() => navigateTo('/pages/ieo/subscribe', { project_id: String(projectId) })}
        className="press flex items-start gap-3 text-left"
      >
        <CoinMark code={tokenCode} size={36} />
        <span className="min-w-0 flex-1">
          <span className="block text-15 font-semibold">{name}</span>
          <span className="block text-12 text-fg-3">
            {t('ieo.orderNumber', { number: String(subscriptionId) })} ·{' '}
            <TimeText atMs={subscription.subscribedAtMs} look="moment" />
          </span>
        </span>
      </button>
      <StateTags of={subscription} />
      <Facts>
        <Fact label={t('ieo.wanted')}>
          <AmountText value={subscription.wanted} unit={tokenCode} isPrivate />
        </Fact>
        {state === 'in_progress' && subscription.mode === 'pro_rata' ? (
          <Fact label={t('ieo.reserved')}>
            <AmountText value={subscription.reserved} unit={payCode} isPrivate />
          </Fact>
        ) : (
          <>
            <Fact label={t('ieo.allocated')}>
              <AmountText value={subscription.allocated} unit={tokenCode} isPrivate />
            </Fact>
            <Fact label={t('ieo.paid')}>
              <AmountText value={subscription.paid} unit={payCode} isPrivate />
            </Fact>
            <Fact label={t('ieo.refunded')}>
              <AmountText value={subscription.refunded} unit={payCode} isPrivate />
            </Fact>
          </>
        )}
      </Facts>
      {subscription.releases.length > 0 && <Calendar subscription={subscription} />}
      {isSettled && listHash !== undefined && (
        <Button look="soft" size="medium" isWide onClick={onCheck}>
          {t('ieo.check')}
        </Button>
      )}
    </Card>
  );
}

function Calendar({ subscription }: { readonly subscription: SubscriptionRow }) {
  const t = useMessages();
  const format = useFormat();
  const { isBusy, download } = useDownload();
  const { releases, tokenCode, name, subscriptionId } = subscription;
  const save = () =>
    download(async () =>
      releaseCalendar(
        subscription,
        ({ amount }) => ({
          summary: t('ieo.calendarEvent', { amount: format.amount(amount), token: tokenCode }),
          description: t('ieo.calendarText', { name, number: String(subscriptionId) }),
        }),
        { nowMs: Date.now(), host: location.hostname },
      ),
    );
  return (
    <div>
      <p className="text-13 font-medium text-fg-2">{t('ieo.calendar')}</p>
      <ol className="mt-1">
        {releases.map(({ atMs, amount, isPaid }) => (
          <li key={atMs} className="flex items-center gap-2 py-1 text-13">
            {isPaid ? (
              <Check aria-hidden className="size-4 shrink-0 text-good" />
            ) : (
              <Clock aria-hidden className="size-4 shrink-0 text-fg-3" />
            )}
            <TimeText atMs={atMs} look="moment" className="flex-1 text-fg-2 tabular-nums" />
            <span className="text-12 text-fg-3">{t(isPaid ? 'ieo.paidOut' : 'ieo.coming')}</span>
            <AmountText value={amount} unit={tokenCode} isPrivate className="font-medium" />
          </li>
        ))}
      </ol>
      {releases.some(({ isPaid }) => !isPaid) && (
        <Button
          look="soft"
          size="medium"
          isWide
          isBusy={isBusy}
          className="mt-2"
          icon={<CalendarPlus aria-hidden className="size-4" />}
          onClick={() => void save()}
        >
          {t('ieo.toCalendar')}
        </Button>
      )}
    </div>
  );
}
