import type { CallError } from '@candor/api';
import { Checkbox } from '@candor/kit/view';
import { useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import type { SubscribeFacts, SubscribeForm, SubscribeSummary } from './subscribe-form.ts';

interface ConfirmSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly form: SubscribeForm;
  readonly facts: SubscribeFacts;
  readonly summary: SubscribeSummary;
  readonly isBusy: boolean;
  readonly error: CallError | undefined;
  readonly onConfirm: () => void;
}

/** Every figure once more, and that one knows the risk. */
export function ConfirmSheet({ isOpen, onClose, form, facts, summary, isBusy, error, onConfirm }: ConfirmSheetProps) {
  const t = useMessages();
  const format = useFormat();
  const [knows, setKnows] = useState(false);
  const { name, tokenCode: token, payCode, price, mode } = facts.project;
  const isFirstCome = mode === 'first_come';
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('ieo.confirmTitle', { name })}
      footer={
        <Button isWide isBusy={isBusy} isDisabled={!knows} onClick={onConfirm}>
          {t('ieo.confirm', { amount: format.amount(form.amount), token })}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 pb-2">
        <Facts>
          <Fact label={t('ieo.price')}>{t('ieo.perToken', { price: format.amount(price), pay: payCode, token })}</Fact>
          <Fact label={t(isFirstCome ? 'ieo.cost' : 'ieo.frozen')}>
            <AmountText value={summary.due} unit={payCode} />
          </Fact>
          <Fact label={t(isFirstCome ? 'ieo.certain' : summary.isExact ? 'ieo.estimate' : 'ieo.estimateAtLeast')}>
            <AmountText value={summary.gets} unit={token} />
          </Fact>
        </Facts>
        <p className="text-13 text-fg-2">{t(`ieo.modeTexts.${mode}`)}</p>
        <Checkbox isChecked={knows} onChange={setKnows}>
          {t('ieo.risk')}
        </Checkbox>
        <CommandError error={error} />
      </div>
    </Sheet>
  );
}
