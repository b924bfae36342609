import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from './Button.tsx';
import { useOverlay } from '#hooks/use-overlay.ts';
import { layer, popup, scrim } from './overlay-classes.ts';
import type { ReactNode } from 'react';

export interface AlertDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The exact consequence, in numbers. */
  readonly children: ReactNode;
  readonly confirmText: string;
  /** Of the button that changes nothing; “Cancel” unless that could be read as the act itself. */
  readonly dismissText?: string;
  readonly onConfirm: () => void;
  readonly isBusy?: boolean;
  readonly isDestructive?: boolean;
}

/** The panel behind AlertDialog; import AlertDialog instead, which loads this when needed. */
export function AlertPanel({
  isOpen,
  onClose,
  title,
  children,
  confirmText,
  dismissText,
  onConfirm,
  isBusy = false,
  isDestructive = false,
}: AlertDialogProps) {
  const t = useMessages();
  useOverlay(isOpen, onClose, { mayClose: !isBusy });
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onClose()}>
      <Base.Portal className={layer}>
        <Base.Backdrop forceRender className={scrim} />
        <Base.Popup
          className={`${popup} fixed top-1/2 left-1/2 z-(--z-popup) max-h-[90dvh] w-[19.375rem] max-w-[calc(100vw-2rem)] -translate-1/2 overflow-y-auto rounded-card p-5 shadow-floating data-ending-style:opacity-0 data-starting-style:opacity-0`}
        >
          <Base.Title className="text-17 font-semibold">{title}</Base.Title>
          <Base.Description render={<div />} className="mt-2 text-14 text-fg-2">
            {children}
          </Base.Description>
          <div className="mt-5 grid grid-cols-2 gap-2.5 huge:grid-cols-1">
            <Button look="soft" size="medium" onClick={onClose} isDisabled={isBusy}>
              {dismissText ?? t('common.cancel')}
            </Button>
            <Button look={isDestructive ? 'danger' : 'ink'} size="medium" onClick={onConfirm} isBusy={isBusy}>
              {confirmText}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
