import type { WithdrawalRow } from '@candor/api';
import { IconButton } from '@candor/kit/view';
import { Copy, ExternalLink } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useShare } from '#features/help/use-share.ts';
import { useRailWords } from '#features/funds/use-rail-name.ts';
import { AddressGroups } from '#features/addresses/AddressGroups.tsx';
import { cameBack } from './came-back.ts';
import { placeBeside } from './place-beside.ts';

/** Its destination, its cost unless it came back, and its transaction once there is one. */
export function StatusFacts({ withdrawal }: { readonly withdrawal: WithdrawalRow }) {
  const t = useMessages();
  const rail = useRailWords()(withdrawal);
  const { withdrawalId, label, place, amount, fee, code, requestedAtMs, transaction } = withdrawal;
  const isBack = cameBack(withdrawal.status);
  const isAddress = /^\w{20,}$/.test(place);
  return (
    <Card className="flex flex-col gap-2 px-4 py-3">
      <div>
        <p className="flex justify-between gap-3 pb-1 text-13">
          <span className="text-fg-2">{t('withdraw.destination')}</span>
          <span className="min-w-0 text-right font-medium [overflow-wrap:anywhere]">
            {label === '' ? t('withdraw.deletedDestination') : label}
          </span>
        </p>
        {isAddress ? <AddressGroups address={place} /> : <p className="text-15">{placeBeside(withdrawal)}</p>}
      </div>
      <Facts>
        <Fact label={rail.label}>{rail.name}</Fact>
        <Fact label={t(isBack ? 'common.amount' : 'withdraw.leaves')}>
          <AmountText value={amount} unit={code} isPrivate />
        </Fact>
        {!isBack && (
          <Fact label={t('common.fee')}>
            <AmountText value={fee} unit={code} />
          </Fact>
        )}
        <Fact label={t('common.time')}>
          <TimeText atMs={requestedAtMs} look="date" /> <TimeText atMs={requestedAtMs} look="clock" />
        </Fact>
        <Fact label={t('withdraw.number')}>#{withdrawalId}</Fact>
      </Facts>
      {transaction !== undefined && <TransactionLine transaction={transaction} explorerUrl={withdrawal.explorerUrl} />}
    </Card>
  );
}

interface TransactionLineProps {
  readonly transaction: string;
  readonly explorerUrl: string | undefined;
}

function TransactionLine({ transaction, explorerUrl }: TransactionLineProps) {
  const t = useMessages();
  const { copy } = useShare();
  return (
    <div className="flex items-center gap-4 border-t border-line pt-3">
      <div className="min-w-0 flex-1">
        <p className="text-13 text-fg-2">{t('withdraw.transaction')}</p>
        <p className="text-13 leading-[1.125rem] break-all tabular-nums select-text">{transaction}</p>
      </div>
      <IconButton
        label={t('withdraw.copyTransaction')}
        size={18}
        icon={<Copy aria-hidden strokeWidth={1.75} />}
        className="text-fg-2"
        onClick={() => void copy(transaction)}
      />
      {explorerUrl !== undefined && (
        <a
          href={explorerUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('withdraw.explorer')}
          className="press tap text-fg-2"
        >
          <ExternalLink aria-hidden className="size-[1.125rem]" strokeWidth={1.75} />
        </a>
      )}
    </div>
  );
}
