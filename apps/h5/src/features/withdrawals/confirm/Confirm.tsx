import {
  type CallError,
  getFundingLimits,
  listWallets,
  listWithdrawals,
  type StepUpProof,
  type WithdrawalRow,
  withdrawalSubject,
  withdrawFunds,
} from '@candor/api';
import { useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { StepUpSheet } from '#features/safety/step-up/StepUpSheet.tsx';
import { useProvenCommand } from '#features/safety/step-up/use-proven-command.ts';
import { type Order, SummarySheet } from './SummarySheet.tsx';
import { useCall } from '#hooks/use-call.ts';

/** As many as one answer holds. */
const newest = { page: 1, limit: 100 } as const;
const neverLeft: readonly WithdrawalRow['status'][] = ['cancelled', 'refused', 'failed'];

/** True when a withdrawal was ever on its way there; false while that is unknown, which only warns once more. */
function useUsedBefore(destinationId: number | undefined): boolean {
  const withdrawals = useCall(listWithdrawals, newest);
  if (withdrawals.state !== 'ready' || destinationId === undefined) return false;
  return withdrawals.data.data.some(
    (withdrawal) => withdrawal.destinationId === destinationId && !neverLeft.includes(withdrawal.status),
  );
}

interface ConfirmProps {
  /** Opens it; the order stays as it was then, whatever is typed or arrives meanwhile. */
  readonly order: Order | undefined;
  readonly onClose: () => void;
  readonly undoMs: number;
  readonly onDone: (withdrawal: WithdrawalRow) => void;
  readonly onFailed: (error: CallError) => void;
}

/** The summary, then the proof, then the call. */
export function Confirm({ order, onClose, undoMs, onDone, onFailed }: ConfirmProps) {
  const t = useMessages();
  const format = useFormat();
  const [isProving, setIsProving] = useState(false);
  const last = useLast(order);
  const isUsedBefore = useUsedBefore(last?.destination.destinationId);
  const command = useProvenCommand(withdrawFunds, {
    invalidates: [listWithdrawals, listWallets, getFundingLimits],
    onFailed: (error) => {
      onFailed(error);
      return true;
    },
    onDone,
  });
  if (last === undefined) return null;
  const { rail, destination, amount, fee, receives } = last;
  const input = { railId: rail.railId, amount, destinationId: destination.destinationId, fee };
  const leave = () => {
    setIsProving(false);
    onClose();
  };
  return (
    <>
      <SummarySheet
        isOpen={order !== undefined && !isProving}
        onClose={onClose}
        order={last}
        undoMs={undoMs}
        isFirstUse={!isUsedBefore}
        onGoOn={() => setIsProving(true)}
      />
      <StepUpSheet
        isOpen={order !== undefined && isProving}
        onClose={leave}
        action="withdraw"
        subject={withdrawalSubject(input)}
        summary={
          <Facts>
            <Fact label={t('withdraw.youReceive')}>
              <AmountText value={receives} unit={rail.code} />
            </Fact>
            <Fact label={t('withdraw.destination')}>
              {destination.label} · <span className="whitespace-nowrap">{shortPlace(destination.place)}</span>
            </Fact>
          </Facts>
        }
        confirmText={t('withdraw.send', { amount: format.amount(amount), code: rail.code })}
        onProven={(proof: StepUpProof) => command.run(input, proof)}
      />
    </>
  );
}

/** Both ends of the text that was shown whole a moment ago. */
function shortPlace(place: string): string {
  return place.length <= 16 ? place : `${place.slice(0, 6)}…${place.slice(-4)}`;
}
