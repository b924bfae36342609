import { lazy, type ReactNode, Suspense, useState } from 'react';

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

const AlertPanel = lazy(() => import('./AlertPanel.tsx').then((m) => ({ default: m.AlertPanel })));

/** Asks before what cannot be undone: 310 px, never closed by a tap beside it. */
export function AlertDialog(props: AlertDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <AlertPanel {...props} />
    </Suspense>
  );
}
