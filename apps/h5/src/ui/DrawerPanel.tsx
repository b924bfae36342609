import { Drawer as Base } from '@base-ui/react/drawer';
import { useOverlay } from '#hooks/use-overlay.ts';
import { layer, popup, scrim } from './overlay-classes.ts';
import type { SheetProps } from './SheetPanel.tsx';

export type DrawerProps = Omit<SheetProps, 'footer' | 'staysOverPages'>;

/** The panel behind Drawer; import Drawer instead, which loads this when needed. */
export function DrawerPanel({ isOpen, onClose, title, children }: DrawerProps) {
  useOverlay(isOpen, onClose);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()} swipeDirection="left">
      <Base.Portal className={layer}>
        <Base.Backdrop forceRender className={scrim} />
        <Base.Viewport className="column-fixed inset-y-0 z-(--z-popup) flex justify-start overflow-hidden">
          <Base.Popup
            className={`${popup} flex h-full w-[86%] touch-auto flex-col transform-[translateX(var(--drawer-swipe-movement-x))] data-ending-style:transform-[translateX(-100%)] data-starting-style:transform-[translateX(-100%)]`}
          >
            <Base.Title className="shrink-0 px-4 pt-[calc(var(--safe-top)+1rem)] pb-2 text-17 font-semibold">
              {title}
            </Base.Title>
            <Base.Content className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain pb-(--safe-bottom)">
              {children}
            </Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
