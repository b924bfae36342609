import type { getOtcOrder, OtcOrderRow, OutputOf } from '@candor/api';
import { CopyFact, Note } from '@candor/kit/view';
import { Scale } from 'lucide-react';
import { useDurationText } from '#hooks/use-duration-text.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { wholeMinutes } from '#lib/duration.ts';
import { navigateTo } from '#app/navigation.ts';
import { useShare } from '#features/help/use-share.ts';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Row } from '#ui/Row.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { Person } from './Person.tsx';
import { LateNote, StateClock } from './StateClock.tsx';
import { usePriceText } from './use-price-text.ts';

interface OrderFactsProps {
  readonly order: OtcOrderRow;
  readonly details: OutputOf<typeof getOtcOrder>['details'];
  readonly payerName: string | undefined;
  readonly text: string;
}

/** The next step and its clock, the account to pay to, and every figure of the order. */
export function OrderFacts({ order, details, payerName, text }: OrderFactsProps) {
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
      <LateNote order={order} />
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
          {payerName !== undefined && (
            <p className="border-t border-line pt-2.5 text-12 text-fg-3">{t('otc.payer.own', { name: payerName })}</p>
          )}
        </Card>
      )}
      {role === 'seller' && payerName !== undefined && (
        <Card className="px-4 py-3">
          <h2 className="text-14 font-semibold">{t('otc.payer.title')}</h2>
          <dl className="mt-1">
            <CopyFact label={t('otc.payer.name')} text={payerName} onCopy={copy} isStrong />
          </dl>
          <p className="text-12 text-fg-3">{t('otc.payer.text')}</p>
        </Card>
      )}
      {disputeReason !== undefined && (
        <Card className="px-4 py-1">
          <Row
            icon={<Scale />}
            label={t('common.titles.otcDispute')}
            note={
              verdictReason === undefined
                ? t(`otc.reasons.${disputeReason}`)
                : `${t(`otc.verdict.${verdictReason}`)} ${t('otc.verdict.toBuyer')}: ${format.amount(toBuyer ?? '0')} ${code}`
            }
            onPress={() => navigateTo('/pages/otc/dispute', { id: orderId })}
          />
        </Card>
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
  const { state, role, fiatCode, fiatScale } = order;
  const total = { total: format.amount(order.total, fiatScale), fiat: fiatCode };
  const next = state === 'created' || state === 'paid' ? t(`otc.next.${role}_${state}`, total) : t(`otc.next.${state}`);
  return (
    <section aria-label={t(`otc.states.${state}`)} className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <h2 aria-live="polite" className="text-18 font-semibold">
          {t(`otc.states.${state}`)}
        </h2>
        <StateClock order={order} />
      </div>
      <p className="text-13 text-fg-2">{next}</p>
    </section>
  );
}
