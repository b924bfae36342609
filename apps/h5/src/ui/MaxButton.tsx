import { useMessages } from '#i18n/use-messages.ts';
import { Button } from './Button.tsx';

interface MaxButtonProps {
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/** Fills in the most that an amount can be, at the end of its field. */
export function MaxButton(props: MaxButtonProps) {
  const t = useMessages();
  return (
    <Button {...props} look="ghost" size="mini" className="-mr-2">
      {t('common.max')}
    </Button>
  );
}
