import type { openContract } from '@candor/contract';
import type { Direction } from '@candor/exchange/rules';
import { useState } from 'react';
import type { Command } from '../../../../hooks/use-command.ts';
import { useSetting } from '../../../../hooks/use-settings.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { formatAmount } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { usePlaceTrouble } from '../../spot/form/use-place-trouble.ts';
import { changeTradePreferences } from '../../trade-preferences.ts';
import type { ContractPair } from '../use-contract-market.ts';
import { ConfirmOpenFacts } from './ConfirmOpenFacts.tsx';
import { type ContractForm, lotsOf } from './contract-form.ts';
import type { ContractFacts } from './contract-problems.ts';
import { inputFrom } from './contract-request.ts';
import { useContractPreview } from './use-contract-preview.ts';

export interface AskedOrder {
  readonly form: ContractForm;
  readonly direction: Direction;
}

export interface ConfirmOpenSheetProps {
  /** The order as it was when the user asked for it; absent: closed. */
  readonly asked: AskedOrder | undefined;
  readonly pair: ContractPair;
  readonly facts: ContractFacts;
  readonly open: Command<typeof openContract>;
  readonly onClose: () => void;
}

/** Every figure before the tap, checked with the server while it is open. */
export function ConfirmOpenSheet({ asked, pair, facts, open, onClose }: ConfirmOpenSheetProps) {
  const t = useMessages();
  const format = useSetting('numberFormat');
  // While the sheet closes it still shows what it showed.
  const [last, setLast] = useState(asked);
  if (asked !== undefined && asked !== last) setLast(asked);
  const shown = asked ?? last;
  return (
    <Sheet
      isOpen={asked !== undefined}
      onClose={onClose}
      title={t('trade.confirmTitle')}
      footer={
        shown && <ConfirmButtons asked={shown} isOpen={asked !== undefined} pair={pair} open={open} onClose={onClose} />
      }
    >
      {shown && (
        <>
          <div className="flex flex-wrap items-center gap-2 pb-1">
            <Tag look={shown.direction === 'long' ? 'up' : 'down'}>{t(`contract.directions.${shown.direction}`)}</Tag>
            <p className="text-18 font-bold">
              {pair.row.symbol} ·{' '}
              {t('contract.history.closedLots', { lots: formatAmount(shown.form.lots, { format }) })}
            </p>
            <Tag>{t('contract.times', { multiple: String(shown.form.multiple) })}</Tag>
            <Tag>{t(`contract.marginModes.${shown.form.marginMode}`)}</Tag>
          </div>
          <ConfirmOpenFacts asked={shown} isOpen={asked !== undefined} pair={pair} facts={facts} />
        </>
      )}
    </Sheet>
  );
}

interface ConfirmButtonsProps {
  readonly asked: AskedOrder;
  readonly isOpen: boolean;
  readonly pair: ContractPair;
  readonly open: Command<typeof openContract>;
  readonly onClose: () => void;
}

function ConfirmButtons({ asked: { form, direction }, isOpen, pair, open, onClose }: ConfirmButtonsProps) {
  const t = useMessages();
  const troubleText = usePlaceTrouble();
  const { refusal } = useContractPreview(form, direction, pair.row, isOpen);
  const [neverAgain, setNeverAgain] = useState(false);
  async function send(): Promise<void> {
    const lots = lotsOf(form.lots);
    if (lots === undefined) return;
    const opened = await open.run(inputFrom(form, direction, lots, pair.row));
    if (opened !== undefined && neverAgain) changeTradePreferences({ confirms: false });
  }
  const trouble = open.error === undefined ? refusal : troubleText(open.error);
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
        <Button look="soft" onClick={onClose} isDisabled={open.isBusy}>
          {t('common.cancel')}
        </Button>
        <Button
          look={direction === 'long' ? 'buy' : 'sell'}
          isBusy={open.isBusy}
          isDisabled={refusal !== undefined && open.error === undefined}
          onClick={() => void send()}
        >
          {t(direction === 'long' ? 'contract.form.openLong' : 'contract.form.openShort')}
        </Button>
      </div>
    </div>
  );
}
