import { slippageMax } from '@candor/exchange/rules';
import { ppmFromPercent, textFromUnits } from '@candor/money';
import { useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import type { slippageUseOf } from './order-form.ts';

type SlippageUse = NonNullable<ReturnType<typeof slippageUseOf>> | 'contract';

const hints = {
  now: 'trade.slippageHint',
  trigger: 'trade.slippageHintTrigger',
  stop_loss: 'trade.slippageHintStopLoss',
  contract: 'trade.slippageHintContract',
} as const satisfies Readonly<Record<SlippageUse, MessageKey>>;

export interface SlippageSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Percent text. */
  readonly value: string;
  /** The pair's usual one. */
  readonly usual: string;
  /** The orders it limits; a sentence for each. */
  readonly uses: readonly SlippageUse[];
  readonly onChange: (percent: string) => void;
}

const presets = ['0.1', '0.5', '1', '2'] as const;
const percentDecimals = 4;
const mostPercent = textFromUnits(BigInt(slippageMax), percentDecimals);

/** The slippage of a market order. Kept open until the figure is usable. */
export function SlippageSheet({ isOpen, onClose, value, usual, uses, onChange }: SlippageSheetProps) {
  const t = useMessages();
  const format = useFormat();
  const [typed, setTyped] = useState(value);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // The text typed last time without confirming it is gone.
    if (isOpen) setTyped(value);
  }
  const choices = [...new Set<string>([...presets, usual])].sort((a, b) => Number(a) - Number(b));
  const share = ppmFromPercent(typed);
  const isUsable = share !== undefined && share >= 1 && share <= slippageMax;
  const take = () => {
    onChange(typed);
    onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('trade.slippage')}
      footer={
        <Button
          isWide
          isDisabled={!isUsable}
          reason={t('trade.problems.slippage', { most: mostPercent })}
          onClick={take}
        >
          {t('common.confirm')}
        </Button>
      }
    >
      <p className="pb-3 text-13 text-fg-2">{uses.map((use) => t(hints[use])).join(' ')}</p>
      <AmountField
        label={t('trade.slippage')}
        unit="%"
        value={typed}
        decimals={percentDecimals}
        onChange={(amount) => setTyped(amount)}
      />
      <div className="-mx-4 pt-2">
        <Chips
          label={t('trade.slippage')}
          items={choices.map((id) => ({ id, label: format.percent(id) }))}
          value={typed}
          onChange={setTyped}
        />
      </div>
    </Sheet>
  );
}
