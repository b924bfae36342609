import { useMessages } from '#i18n/use-messages.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { StepUpBody, type StepUpSheetProps } from './StepUpBody.tsx';

/** The panel behind StepUpSheet; import StepUpSheet instead, which loads this when needed. */
export function StepUpPanel({ isOpen, onClose, ...rest }: StepUpSheetProps) {
  const t = useMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('stepUp.title')}>
      <StepUpBody {...rest} isOpen={isOpen} onDone={onClose} />
    </Sheet>
  );
}
