import { lazy, Suspense, useState } from 'react';
import type { SheetProps } from './Sheet.tsx';

export type DrawerProps = Omit<SheetProps, 'footer'>;

const DrawerPanel = lazy(() => import('./DrawerPanel.tsx').then((m) => ({ default: m.DrawerPanel })));

/** A panel from the left: the pair list of the trade page. Its code comes when the first one opens. */
export function Drawer(props: DrawerProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <DrawerPanel {...props} />
    </Suspense>
  );
}
