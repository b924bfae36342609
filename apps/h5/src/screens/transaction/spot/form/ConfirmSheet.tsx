import type { placeSpotOrder } from '@candor/contract';
import { useState } from 'react';
import type { Command } from '../../../../hooks/use-command.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { AmountText } from '../../../../ui/AmountText.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { changeTradePreferences } from '../../trade-preferences.ts';
import { ConfirmFacts } from './ConfirmFacts.tsx';
import { type OrderForm, unitOf } from './order-form.ts';
import { inputFrom } from './order-request.ts';
import type { OrderFacts } from './order-summary.ts';
import { useCheckedFigures } from './use-checked-figures.ts';
import { usePlaceTrouble } from './use-place-trouble.ts';

export interface ConfirmSheetProps {
  /** The order as it was when the user asked for it; absent: closed. */
  readonly form: OrderForm | undefined;
  readonly facts: OrderFacts;
  readonly place: Command<typeof placeSpotOrder>;
  readonly onClose: () => void;
}

/** Every figure before the tap, checked with the server while it is open. */
export function ConfirmSheet({ form, facts, place, onClose }: ConfirmSheetProps) {
  const t = useMessages();
  // While the sheet closes it still shows what it showed.
  const [last, setLast] = useState(form);
  if (form !== undefined && form !== last) setLast(form);
  const shown = form ?? last;
  const { terms } = facts;
  return (
    <Sheet
      isOpen={form !== undefined}
      onClose={onClose}
      title={t('trade.confirmTitle')}
      footer={
        shown && (
          <ConfirmButtons form={shown} isOpen={form !== undefined} facts={facts} place={place} onClose={onClose} />
        )
      }
    >
      {shown && (
        <>
          <div className="flex items-center justify-between gap-3 pb-1">
            <p className="text-18 font-bold">
              {t(`words.sides.${shown.side}`)}{' '}
              <AmountText
                value={shown.amount}
                unit={unitOf(shown) === 'base' ? terms.baseCode : terms.quoteCode}
                className="[&>span]:text-fg"
              />
            </p>
            <Tag look={shown.side === 'buy' ? 'up' : 'down'}>{t(`words.orderTypes.${shown.kind}`)}</Tag>
          </div>
          <ConfirmFacts form={shown} facts={facts} isOpen={form !== undefined} />
        </>
      )}
    </Sheet>
  );
}

interface ConfirmButtonsProps {
  readonly form: OrderForm;
  readonly isOpen: boolean;
  readonly facts: OrderFacts;
  readonly place: Command<typeof placeSpotOrder>;
  readonly onClose: () => void;
}

function ConfirmButtons({ form, isOpen, facts, place, onClose }: ConfirmButtonsProps) {
  const t = useMessages();
  const troubleText = usePlaceTrouble();
  const { refusal } = useCheckedFigures(form, facts, isOpen);
  const [neverAgain, setNeverAgain] = useState(false);
  async function send(): Promise<void> {
    const placed = await place.run(inputFrom(form, facts.terms));
    if (placed !== undefined && neverAgain) changeTradePreferences({ confirms: false });
  }
  const trouble = place.error === undefined ? refusal : troubleText(place.error);
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
        <Button look="soft" onClick={onClose} isDisabled={place.isBusy}>
          {t('common.cancel')}
        </Button>
        <Button
          look={form.side}
          isBusy={place.isBusy}
          isDisabled={refusal !== undefined && place.error === undefined}
          onClick={() => void send()}
        >
          {t(`trade.${form.side}`, { asset: facts.terms.baseCode })}
        </Button>
      </div>
    </div>
  );
}
