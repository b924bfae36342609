import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';

interface ConvertedButtonsProps {
  readonly onClose: () => void;
  readonly onHistory: () => void;
}

/** The ways on from a conversion. */
export function ConvertedButtons({ onClose, onHistory }: ConvertedButtonsProps) {
  const t = useMessages();
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <Button
        look="soft"
        onClick={() => {
          onClose();
          onHistory();
        }}
      >
        {t('funds.seeHistory')}
      </Button>
      <Button onClick={onClose}>{t('common.done')}</Button>
    </div>
  );
}
