import type { CallError } from '@candor/api';
import { Checkbox } from '@candor/kit/view';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { useCommandTrouble } from '#hooks/use-command-trouble.ts';
import { changeTradePreferences } from './trade-preferences.ts';

interface ConfirmButtonsProps {
  readonly look: 'buy' | 'sell';
  readonly label: string;
  readonly isBusy: boolean;
  /** Something above has to be agreed to first. */
  readonly isHeld?: boolean;
  /** The reason that the server would refuse it now; nothing is sent while it would. */
  readonly refusal: string | undefined;
  /** The failure of the last try, which may be repeated. */
  readonly error: CallError | undefined;
  /** Sends the order; true when it was taken. */
  readonly onSend: () => Promise<boolean>;
  readonly onCancel: () => void;
}

/** Below the figures of an order: its fault, the choice to confirm next time too, and the two ways out. */
export function ConfirmButtons({
  look,
  label,
  isBusy,
  isHeld = false,
  refusal,
  error,
  onSend,
  onCancel,
}: ConfirmButtonsProps) {
  const t = useMessages();
  const troubleText = useCommandTrouble();
  const [neverAgain, setNeverAgain] = useState(false);
  async function send(): Promise<void> {
    if ((await onSend()) && neverAgain) changeTradePreferences({ confirms: false });
  }
  const trouble = error === undefined ? refusal : troubleText(error);
  return (
    <div className="flex flex-col gap-2.5">
      {trouble !== undefined && (
        <p role="alert" className="text-13 text-danger">
          {trouble}
        </p>
      )}
      <Checkbox isChecked={neverAgain} onChange={setNeverAgain}>
        {t('trade.doNotAskAgain')}
      </Checkbox>
      <div className="grid grid-cols-2 gap-2.5">
        <Button look="soft" onClick={onCancel} isDisabled={isBusy}>
          {t('common.cancel')}
        </Button>
        <Button
          look={look}
          isBusy={isBusy}
          isDisabled={isHeld || (refusal !== undefined && error === undefined)}
          onClick={() => void send()}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
