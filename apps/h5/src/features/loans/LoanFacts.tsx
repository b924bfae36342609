import { percentOfPpm } from '@candor/money';
import type { LoanRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';

/** The figures of one loan. */
export function LoanFacts({ loan }: { readonly loan: LoanRow }) {
  const t = useMessages();
  const format = useFormat();
  const { code, status, collateral, announced, endsAtMs, endedAtMs, openedAtMs } = loan;
  const isRunning = status === 'running';
  return (
    <Facts>
      {isRunning ? (
        <>
          <Fact label={t('loans.debt')}>
            <AmountText value={loan.debt} unit={code} isPrivate />
          </Fact>
          <Fact label={t('loans.facts.principal')}>
            <AmountText value={loan.principal} unit={code} isPrivate />
          </Fact>
          <Fact label={t('loans.facts.interest')}>
            <AmountText value={loan.interest} unit={code} isPrivate />
          </Fact>
        </>
      ) : (
        <Fact label={t('loans.facts.status')}>{t(`loans.status.${status}`)}</Fact>
      )}
      <Fact label={t('loans.borrowed')}>
        <AmountText value={loan.borrowed} unit={code} isPrivate />
      </Fact>
      <Fact label={t('loans.facts.yearly')}>{format.percent(percentOfPpm(loan.interestNow))}</Fact>
      {endsAtMs !== undefined && isRunning && (
        <Fact label={t('loans.facts.fixedUntil')}>
          <TimeText atMs={endsAtMs} look="moment" />
        </Fact>
      )}
      {announced !== undefined && isRunning && (
        <Fact label={t('loans.facts.announced')}>
          {format.percent(percentOfPpm(announced.interest))} · <TimeText atMs={announced.fromMs} look="moment" />
        </Fact>
      )}
      {collateral.map(({ assetId, code: heldCode, amount }) => (
        <Fact key={assetId} label={t('loans.form.collateralOf', { code: heldCode })}>
          <AmountText value={amount} unit={heldCode} isPrivate />
        </Fact>
      ))}
      <Fact label={t('loans.facts.openedAt')}>
        <TimeText atMs={openedAtMs} look="date" /> <TimeText atMs={openedAtMs} look="clock" />
      </Fact>
      {endedAtMs !== undefined && (
        <Fact label={t('loans.facts.endedAt')}>
          <TimeText atMs={endedAtMs} look="date" /> <TimeText atMs={endedAtMs} look="clock" />
        </Fact>
      )}
    </Facts>
  );
}
