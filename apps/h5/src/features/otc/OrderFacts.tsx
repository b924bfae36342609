import type { getOtcOrder, OtcOrderRow, OutputOf } from '@candor/api';
import { useDurationText } from '#hooks/use-duration-text.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { wholeMinutes } from '#lib/duration.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { useShare } from '#features/help/use-share.ts';
import { Card } from '#ui/Card.tsx';
import { CopyFact } from '#ui/CopyFact.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Note } from '#ui/Note.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { Person } from './Person.tsx';
import { usePriceText } from './use-price-text.ts';

interface OrderFactsProps {
  readonly order: OtcOrderRow;
  readonly details: OutputOf<typeof getOtcOrder>['details'];
  readonly text: string;
}

/** The next step and its clock, the account to pay to, and every figure of the order. */
export function OrderFacts({ order, details, text }: OrderFactsProps) {
  const t = useMessages();
  const format = useFormat();
  const durationText = useDurationText();
  const priceText = usePriceText();
  const { copy } = useShare();
  const { orderId, code, fiatCode, fiatScale, pausedMs, isCancelAsked, role, verdictReason, toBuyer, disputeReason } =
    order;
  const total = `${format.amount(order.total, fiatScale)} ${fiatCode}`;
  return (
    <div className="flex flex-col gap-4 px-4 pt-3 pb-6">
      <Steps order={order} />
      {pausedMs > 0 && <Note>{t('otc.clock.paused', { time: durationText(wholeMinutes(pausedMs)) })}</Note>}
      {isCancelAsked && role === 'buyer' && <Note tone="warn">{t('otc.asked')}</Note>}
      {details !== undefined && details.account !== '' && (
        <Card className="px-4 py-3">
          <h2 className="text-14 font-semibold">{t('otc.details.title')}</h2>
          <dl className="mt-1 divide-y divide-line">
            <CopyFact label={t('otc.details.holder')} text={details.holder} onCopy={copy} />
            <CopyFact label={t('otc.details.account')} text={details.account} onCopy={copy} isStrong />
            {details.place !== '' && <CopyFact label={t('otc.details.place')} text={details.place} onCopy={copy} />}
            <CopyFact label={t('otc.facts.total')} text={total} onCopy={() => copy(order.total)} />
          </dl>
        </Card>
      )}
      {verdictReason !== undefined && (
        <Note title={t('otc.verdict.title')}>
          {t(`otc.verdict.${verdictReason}`)} {t('otc.verdict.toBuyer')}: {format.amount(toBuyer ?? '0')} {code}
        </Note>
      )}
      <Card className="p-4">
        <Facts>
          <Fact label={t('otc.facts.other')}>
            <Person person={order.other} />
          </Fact>
          <Fact label={t('otc.facts.amount')}>
            {format.amount(order.quantity)} {code}
          </Fact>
          <Fact label={t('otc.facts.price')}>
            {priceText(order.price, fiatScale)} {fiatCode}
          </Fact>
          <Fact label={t('otc.facts.total')}>{total}</Fact>
          <Fact label={t('otc.facts.method')}>{t(`otc.methods.${order.method}`)}</Fact>
          {disputeReason !== undefined && (
            <Fact label={t('otc.facts.dispute')}>{t(`otc.reasons.${disputeReason}`)}</Fact>
          )}
          <Fact label={t('otc.facts.number')}>#{orderId}</Fact>
          <Fact label={t('otc.facts.opened')}>
            <TimeText atMs={order.openedAtMs} look="moment" />
          </Fact>
        </Facts>
      </Card>
      {text !== '' && <Note title={t('otc.sheet.words')}>{text}</Note>}
    </div>
  );
}

/** The state in words, with the clock that runs in it. */
function Steps({ order }: { readonly order: OtcOrderRow }) {
  const t = useMessages();
  const format = useFormat();
  const { state, role, deadlineMs, fiatCode, fiatScale } = order;
  const total = { total: format.amount(order.total, fiatScale), fiat: fiatCode };
  const next = state === 'created' || state === 'paid' ? t(`otc.next.${role}_${state}`, total) : t(`otc.next.${state}`);
  const isTimed = state === 'created' || state === 'disputed' || state === 'decided' || state === 'appealed';
  return (
    <section aria-label={t(`otc.states.${state}`)} className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <h2 aria-live="polite" className="text-18 font-semibold">
          {t(`otc.states.${state}`)}
        </h2>
        {isTimed && deadlineMs !== undefined && (
          <span className="shrink-0 text-right">
            <span className="block text-11 text-fg-3">{t(`otc.clock.${state}`)}</span>
            <TimeLeft untilMs={deadlineMs} />
          </span>
        )}
      </div>
      <p className="text-13 text-fg-2">{next}</p>
    </section>
  );
}

/** Only this renders each second, and only while there is a deadline. */
function TimeLeft({ untilMs }: { readonly untilMs: number }) {
  const nowMs = useNow(1_000);
  return (
    <span role="timer" className="text-18 font-semibold tabular-nums">
      {timeLeftText(untilMs - nowMs)}
    </span>
  );
}
