import { useState } from 'react';
import { useSetting } from '../../../../hooks/use-settings.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { formatAmount } from '../../../../lib/format.ts';
import { SelectBox } from '../../desk/SelectBox.tsx';
import { SlippageSheet, type SlippageSheetProps } from './SlippageSheet.tsx';

/** How far a market order may move the price; the box opens the sheet that changes it. */
export function SlippageBox(props: Pick<SlippageSheetProps, 'value' | 'usual' | 'onChange'>) {
  const t = useMessages();
  const format = useSetting('numberFormat');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SelectBox
        size="narrow"
        label={t('trade.slippage')}
        value={`${props.value}%`}
        shown={`±${formatAmount(props.value, { format })}%`}
        onPress={() => setIsOpen(true)}
      />
      <SlippageSheet isOpen={isOpen} onClose={() => setIsOpen(false)} {...props} />
    </>
  );
}
