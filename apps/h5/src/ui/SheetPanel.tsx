import { Drawer as Base } from '@base-ui/react/drawer';
import { cx } from '@candor/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOverlay } from '#hooks/use-overlay.ts';
import { layer, popup, scrim } from './overlay-classes.ts';

export interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** 17/600, left; read by screen readers when the sheet opens. */
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the bottom, inside. */
  readonly footer?: ReactNode;
  /** It belongs to no page and has to be acknowledged: neither another page nor Back, swipe, scrim or Esc closes it. */
  readonly staysOverPages?: boolean;
}

/** The panel behind Sheet; import Sheet instead, which loads this when needed. */
export function SheetPanel({ isOpen, onClose, staysOverPages = false, ...content }: SheetProps) {
  const last = useRef(content);
  useEffect(() => {
    if (isOpen) last.current = content;
  });
  // A sheet that slides away still shows its content, though its subject may be gone.
  const { title, children, footer } = isOpen ? content : last.current;
  useOverlay(isOpen, onClose, { staysOverPages, mayClose: !staysOverPages });
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && !staysOverPages && onClose()} swipeDirection="down">
      <Base.Portal className={layer}>
        <Base.Backdrop forceRender className={scrim} />
        <Base.Viewport className="fixed inset-0 z-(--z-popup) flex items-end justify-center">
          <Base.Popup
            className={`${popup} flex max-h-[90dvh] w-full max-w-(--column) touch-auto flex-col rounded-t-sheet transform-[translateY(var(--drawer-swipe-movement-y))] data-ending-style:transform-[translateY(100%)] data-starting-style:transform-[translateY(100%)]`}
          >
            <span
              aria-hidden
              className={cx('mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line-strong', staysOverPages && 'invisible')}
            />
            <Base.Title className="shrink-0 px-4 pt-3 pb-2 text-17 font-semibold">{title}</Base.Title>
            <Base.Content className="no-scrollbar min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-[calc(var(--safe-bottom)+1rem)]">
              {children}
            </Base.Content>
            {footer !== undefined && (
              <div className="shrink-0 border-t border-line px-4 pt-2.5 pb-[calc(var(--safe-bottom)+0.625rem)]">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
