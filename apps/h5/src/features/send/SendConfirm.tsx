import {
  type CallError,
  getFundingLimits,
  listRecentRecipients,
  listSends,
  listUserAssets,
  listWallets,
  sendFunds,
  sendSubject,
  type SendRow,
  type StepUpProof,
} from '@candor/api';
import { Note } from '@candor/kit/view';
import { useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { StepUpSheet } from '#features/safety/step-up/StepUpSheet.tsx';
import { useProvenCommand } from '#features/safety/step-up/use-proven-command.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import type { Recipient, SendAsset } from './send-form.ts';

export interface SendOrder {
  readonly recipient: Recipient;
  readonly asset: SendAsset;
  /** Plain decimal text. */
  readonly amount: string;
  readonly note: string;
}

interface SendConfirmProps {
  /** Opens it; the order stays as it was then, whatever is typed or arrives meanwhile. */
  readonly order: SendOrder | undefined;
  readonly onClose: () => void;
  readonly onDone: (sent: SendRow) => void;
  readonly onFailed: (error: CallError) => void;
}

/** The review, then the proof, then the call. */
export function SendConfirm({ order, onClose, onDone, onFailed }: SendConfirmProps) {
  const t = useMessages();
  const format = useFormat();
  const [isProving, setIsProving] = useState(false);
  const last = useLast(order);
  const command = useProvenCommand(sendFunds, {
    // The note is the user's words.
    keptIn: 'memory',
    invalidates: [listSends, listRecentRecipients, listWallets, listUserAssets, getFundingLimits],
    onFailed: (error) => {
      onFailed(error);
      return true;
    },
    onDone,
  });
  if (last === undefined) return null;
  const { recipient, asset, amount, note } = last;
  const input = { recipient: recipient.token, assetId: asset.assetId, amount, ...(note !== '' && { note }) };
  const leave = () => {
    setIsProving(false);
    onClose();
  };
  return (
    <>
      <Sheet
        isOpen={order !== undefined && !isProving}
        onClose={onClose}
        title={t('send.reviewTitle')}
        footer={
          <Button isWide onClick={() => setIsProving(true)}>
            {t('send.goOn')}
          </Button>
        }
      >
        <div className="flex flex-col items-center pt-1 pb-4 text-center">
          <Avatar path={recipient.avatar} name={recipient.name} size={56} />
          <p className="mt-2 text-20 font-semibold">{recipient.name}</p>
          <p className="text-13 [overflow-wrap:anywhere] text-fg-3">{recipient.named}</p>
          <AmountText
            value={amount}
            unit={asset.code}
            className="mt-3 text-28 font-semibold [overflow-wrap:anywhere]"
          />
        </div>
        <Facts>
          <Fact label={t('send.receives')}>
            <AmountText value={amount} unit={asset.code} />
          </Fact>
          <Fact label={t('common.fee')}>0 {asset.code}</Fact>
          <Fact label={t('send.arrives')}>{t('send.atOnce')}</Fact>
          {note !== '' && (
            <Fact label={t('send.noteOf')}>
              <span className="[overflow-wrap:anywhere]">{note}</span>
            </Fact>
          )}
        </Facts>
        <Note tone="warn" className="mt-3">
          {t('send.final')}
        </Note>
      </Sheet>
      <StepUpSheet
        isOpen={order !== undefined && isProving}
        onClose={leave}
        action="send"
        subject={sendSubject(input)}
        summary={
          <Facts>
            <Fact label={t('send.recipient')}>{recipient.name}</Fact>
            <Fact label={t('common.amount')}>
              <AmountText value={amount} unit={asset.code} />
            </Fact>
          </Facts>
        }
        confirmText={t('send.confirm', { amount: format.amount(amount), code: asset.code })}
        onProven={(proof: StepUpProof) => command.run(input, proof)}
      />
    </>
  );
}
