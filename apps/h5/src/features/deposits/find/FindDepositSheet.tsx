import { findDeposit, type RailRow } from '@candor/api';
import { TextField } from '@candor/kit/view';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { FindingView } from './FindingView.tsx';
import { hashFrom } from './hash.ts';

/** The chain is asked only so often by itself; the button asks it again at any time. */
const answerMs = 60_000;

interface FindDepositSheetProps {
  readonly rail: RailRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** "I have paid and nothing came": looks for a transaction and explains its state. */
export function FindDepositSheet({ rail, isOpen, onClose }: FindDepositSheetProps) {
  const t = useMessages();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<string>();
  const transaction = hashFrom(text);
  const finding = useCall(
    findDeposit,
    { railId: rail.railId, transaction: asked ?? '' },
    { isEnabled: asked !== undefined, staleMs: answerMs },
  );
  const isAnswered = finding.state === 'ready' && asked !== undefined;
  const find = () => {
    if (transaction === asked && finding.state === 'ready') finding.refetch();
    setAsked(transaction);
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('deposit.find')}
      footer={
        <Button
          isWide
          isBusy={asked !== undefined && (finding.state === 'loading' || (isAnswered && finding.isRefreshing))}
          isDisabled={transaction === undefined}
          onClick={find}
        >
          {t(isAnswered && transaction === asked ? 'deposit.findAgain' : 'deposit.findNow')}
        </Button>
      }
    >
      <p className="pb-3 text-13 text-fg-2">{t('deposit.findText')}</p>
      <TextField
        label={t('deposit.hash')}
        labelEnd={<span className="text-12 text-fg-3">{rail.network}</span>}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={(next) => {
          setText(next);
          setAsked(undefined);
        }}
        error={text !== '' && transaction === undefined ? t('deposit.hashInvalid') : undefined}
      />
      <div aria-live="polite" className="pt-3">
        {asked !== undefined && finding.state === 'failed' && <Failure error={finding.error} onRetry={finding.retry} />}
        {isAnswered && <FindingView rail={rail} finding={finding.data.finding} deposits={finding.data.deposits} />}
      </div>
    </Sheet>
  );
}
