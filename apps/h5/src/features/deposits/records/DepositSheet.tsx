import { type DepositRow, listRails } from '@candor/api';
import { useFunding } from '#hooks/use-funding.ts';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useRailWords } from '#features/funds/use-rail-name.ts';
import { confirmationsOf } from '../arriving/confirmations.ts';
import { DepositTag } from '../arriving/DepositTag.tsx';
import { TransactionLine } from './TransactionLine.tsx';
import { useCall } from '#hooks/use-call.ts';
import { useFormat } from '#hooks/use-format.ts';

interface DepositSheetProps {
  readonly deposit: DepositRow | undefined;
  readonly onClose: () => void;
}

/** One payment or notice in full; it goes on moving while it is open. */
export function DepositSheet({ deposit, onClose }: DepositSheetProps) {
  const t = useMessages();
  const railWords = useRailWords();
  const { deposits, heads } = useFunding();
  const last = useLast(deposit);
  if (last === undefined) return null;
  const shown = deposits.find(({ depositId }) => depositId === last.depositId) ?? last;
  const { kind, status, amount, credited, code, height, transaction, explorerUrl, atMs, endedAtMs } = shown;
  const confirmations = confirmationsOf(shown, heads.get(shown.railId));
  const rail = railWords(shown);
  const isNotice = kind === 'claim';
  return (
    <Sheet isOpen={deposit !== undefined} onClose={onClose} title={t(isNotice ? 'deposit.notice' : 'deposit.detail')}>
      <div className="flex flex-col items-center gap-2 pt-1 pb-3">
        <CoinMark code={code} size={40} />
        <AmountText value={credited ?? amount} unit={code} isPrivate className="text-22 font-semibold" />
        <DepositTag status={status} />
      </div>
      <p className="rounded-tile bg-inset p-3 text-13 text-fg-2">
        <StatusText deposit={shown} />
      </p>
      <div className="mt-2">
        <Facts>
          <Fact label={rail.label}>{rail.name}</Fact>
          <Fact label={t(isNotice ? 'deposit.toldAmount' : 'deposit.paid')}>
            <AmountText value={amount} unit={code} isPrivate />
          </Fact>
          {credited !== undefined && (
            <Fact label={t('deposit.creditedAmount')}>
              <AmountText value={credited} unit={code} isPrivate />
            </Fact>
          )}
          {confirmations !== undefined && (
            <Fact label={t('deposit.confirmationCount')}>
              {t('deposit.confirmedOf', { count: String(confirmations.count), needed: String(confirmations.needed) })}
            </Fact>
          )}
          {height !== undefined && <Fact label={t('deposit.block')}>{height}</Fact>}
          <Fact label={t(isNotice ? 'deposit.toldAt' : 'deposit.seenAt')}>
            <TimeText atMs={atMs} look="date" /> <TimeText atMs={atMs} look="clock" />
          </Fact>
          {endedAtMs !== undefined && (
            <Fact label={t('deposit.endedAt')}>
              <TimeText atMs={endedAtMs} look="date" /> <TimeText atMs={endedAtMs} look="clock" />
            </Fact>
          )}
        </Facts>
      </div>
      {transaction !== undefined && <TransactionLine transaction={transaction} explorerUrl={explorerUrl} />}
    </Sheet>
  );
}

/** The next step of a deposit, or its outcome; below the minimum with the figure that it waits for. */
function StatusText({ deposit }: { readonly deposit: DepositRow }) {
  const t = useMessages();
  const format = useFormat();
  const rails = useCall(listRails, {});
  const { status, railId, code, network } = deposit;
  const rail = rails.data?.find((row) => row.railId === railId);
  if (status !== 'kept' || rail === undefined) return t(`deposit.statusTexts.${status}`);
  return t('deposit.keptText', { amount: format.amount(rail.depositMin), asset: code, network });
}
