import { useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { SelectBox } from '#features/desk/SelectBox.tsx';
import { SlippageSheet, type SlippageSheetProps } from './SlippageSheet.tsx';

interface SlippageBoxProps extends Omit<SlippageSheetProps, 'isOpen' | 'onClose'> {
  /** Says in the box what it is, where it does not stand beside an order type. */
  readonly isNamed?: boolean;
}

/** How far a market order may move the price; the box opens the sheet that changes it. */
export function SlippageBox({ isNamed = false, ...props }: SlippageBoxProps) {
  const t = useMessages();
  const format = useFormat();
  const shown = `±${format.percent(props.value)}`;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SelectBox
        size={isNamed ? 'wide' : 'narrow'}
        label={t('trade.slippage')}
        value={`${props.value}%`}
        shown={isNamed ? `${t('trade.slippage')} ${shown}` : shown}
        onPress={() => setIsOpen(true)}
      />
      <SlippageSheet isOpen={isOpen} onClose={() => setIsOpen(false)} {...props} />
    </>
  );
}
