import type { WithdrawalRow } from '@candor/api';
import { useFunding } from '#hooks/use-funding.ts';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useRailWords } from '#features/funds/use-rail-name.ts';
import { cameBack } from '#features/withdrawals/status/came-back.ts';
import { placeBeside } from '#features/withdrawals/status/place-beside.ts';
import { WithdrawalTimeline } from '#features/withdrawals/timeline/WithdrawalTimeline.tsx';
import { TransactionLine } from './TransactionLine.tsx';
import { WithdrawalTag } from './WithdrawalTag.tsx';

interface WithdrawalSheetProps {
  readonly withdrawal: WithdrawalRow | undefined;
  readonly onClose: () => void;
}

/** One withdrawal in full with all its steps; it goes on moving while it is open. */
export function WithdrawalSheet({ withdrawal, onClose }: WithdrawalSheetProps) {
  const t = useMessages();
  const railWords = useRailWords();
  const { withdrawals } = useFunding();
  const last = useLast(withdrawal);
  if (last === undefined) return null;
  const shown = withdrawals.find(({ withdrawalId }) => withdrawalId === last.withdrawalId) ?? last;
  const { withdrawalId, code, amount, fee, receives, status, label, place, transaction, explorerUrl } = shown;
  const rail = railWords(shown);
  const isBack = cameBack(status);
  return (
    <Sheet isOpen={withdrawal !== undefined} onClose={onClose} title={t('deposit.withdrawal')}>
      <div className="flex flex-col items-center gap-2 pt-1 pb-3">
        <CoinMark code={code} size={40} />
        <AmountText value={amount} unit={code} isPrivate className="text-22 font-semibold" />
        <WithdrawalTag status={status} />
      </div>
      <Facts>
        <Fact label={rail.label}>{rail.name}</Fact>
        {!isBack && (
          <>
            <Fact label={t('withdraw.leaves')}>
              <AmountText value={amount} unit={code} isPrivate />
            </Fact>
            <Fact label={t('common.fee')}>
              <AmountText value={fee} unit={code} />
            </Fact>
            <Fact label={t('withdraw.youReceive')}>
              <AmountText value={receives} unit={code} isPrivate />
            </Fact>
          </>
        )}
        <Fact label={t('withdraw.destination')}>
          {place === '' ? (
            t('withdraw.deletedDestination')
          ) : (
            <>
              {label !== '' && <span className="block">{label}</span>}
              <span className="block break-all text-12 font-normal text-fg-2 select-text">{placeBeside(shown)}</span>
            </>
          )}
        </Fact>
        <Fact label={t('common.time')}>
          <TimeText atMs={shown.requestedAtMs} look="date" /> <TimeText atMs={shown.requestedAtMs} look="clock" />
        </Fact>
        <Fact label={t('withdraw.number')}>#{withdrawalId}</Fact>
      </Facts>
      <div className="mt-4">
        <WithdrawalTimeline withdrawal={shown} />
      </div>
      {transaction !== undefined && <TransactionLine transaction={transaction} explorerUrl={explorerUrl} />}
    </Sheet>
  );
}
