import type { RailRow } from '@candor/api';
import type { ReactNode } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';

/** The part of a token's contract that distinguishes it from others. */
const tailLength = 6;

/** The terms of a rail, and the treatment of a payment below its minimum. */
export function DepositFacts({ rail }: { readonly rail: RailRow }) {
  const t = useMessages();
  const format = useFormat();
  const { depositMin, code, network, kind, confirmations, tokenContract, accountType } = rail;
  return (
    <div>
      <Card className="px-3.5">
        <dl className="divide-y divide-line">
          <Line label={t('deposit.minimum')}>
            <AmountText value={depositMin} unit={code} />
          </Line>
          <Line label={t('deposit.creditedAfter')}>
            {kind === 'chain' ? t('deposit.confirmations', { count: confirmations }) : t('deposit.operatorCheck')}
          </Line>
          {accountType === 'fiat' && (
            <Line label={t('deposit.creditedTo')}>{t(`words.accountNames.${accountType}`)}</Line>
          )}
          {tokenContract !== undefined && (
            <Line label={t('deposit.contractEndsIn')}>…{tokenContract.slice(-tailLength)}</Line>
          )}
        </dl>
      </Card>
      {kind === 'chain' && (
        <p className="px-1 pt-2 text-12 text-fg-3">
          {t('deposit.keptRule', { amount: format.amount(depositMin), asset: code, network })}
        </p>
      )}
    </div>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4">
      <dt className="text-13 text-fg-2">{label}</dt>
      <dd className="text-right text-13 font-medium tabular-nums">{children}</dd>
    </div>
  );
}
