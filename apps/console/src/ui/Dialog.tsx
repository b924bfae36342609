import { IconButton } from '@candor/kit/view';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../lib/i18n.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** It keeps its place while what is in it grows and shrinks. */
  readonly isAtTop?: true;
  readonly children: ReactNode;
}

/** Something over the page, closed with Escape; what was focused before is again afterwards. */
export function Dialog({ title, onClose, isAtTop, children }: DialogProps) {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      className={`${isAtTop ? 'mx-auto mt-20' : 'm-auto'} w-full max-w-lg rounded-card border border-line bg-surface p-5 text-fg shadow-floating backdrop:bg-scrim`}
    >
      <div className="mb-4 flex items-center justify-between">
        <h2 className="text-16 font-semibold">{title}</h2>
        <IconButton
          label={t('console.keys.close')}
          icon={<X aria-hidden />}
          size={16}
          onClick={() => dialog.current?.close()}
        />
      </div>
      {children}
    </dialog>
  );
}
