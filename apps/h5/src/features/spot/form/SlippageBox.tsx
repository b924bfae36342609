import { useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { SelectBox } from '#features/desk/SelectBox.tsx';
import { SlippageSheet, type SlippageSheetProps } from './SlippageSheet.tsx';

interface SlippageBoxProps extends Omit<SlippageSheetProps, 'isOpen' | 'onClose'> {
  /** Names it in the box, where it is not beside an order type. */
  readonly isNamed?: boolean;
}

/** The slippage of a market order; the box opens the sheet that changes it. */
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
