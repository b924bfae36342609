import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** 17/600, left; said by screen readers when the sheet opens. */
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the bottom, inside. */
  readonly footer?: ReactNode;
}

const SheetPanel = lazy(() => import('./SheetPanel.tsx').then((m) => ({ default: m.SheetPanel })));

/** A sheet from the bottom: closes by swipe, scrim or Esc. Its code comes when the first one opens. */
export function Sheet(props: SheetProps) {
  // Once opened it stays mounted, so that it can also close with a movement.
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  );
}
