import { cx } from '@candor/kit';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { FileImage } from '#ui/FileImage.tsx';
import { Sheet } from '#ui/Sheet.tsx';

interface PreviewSheetProps {
  /** Absent: closed. */
  readonly file: Blob | undefined;
  readonly label: string;
  readonly onClose: () => void;
  readonly onRetake: () => void;
  readonly onRemove: () => void;
}

/** The picture as the reviewer will see it: whole, or enlarged to read it. */
export function PreviewSheet({ file, label, onClose, onRetake, onRemove }: PreviewSheetProps) {
  const t = useMessages();
  const [isLarge, setIsLarge] = useState(false);
  return (
    <Sheet
      isOpen={file !== undefined}
      onClose={onClose}
      title={label}
      footer={
        <div className="flex gap-2.5">
          <Button look="soft" onClick={onRemove}>
            {t('identity.picture.remove')}
          </Button>
          <Button look="soft" onClick={onRetake}>
            {t('identity.picture.retake')}
          </Button>
          <Button className="min-w-0 flex-1" onClick={onClose}>
            {t('identity.picture.keep')}
          </Button>
        </div>
      }
    >
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- An enlarged picture is scrolled by keyboard too.
        tabIndex={0}
        role="group"
        aria-label={t('identity.picture.shown', { picture: label })}
        className="grid h-[52dvh] touch-pan-x touch-pan-y overflow-auto overscroll-contain rounded-tile bg-inset"
        data-base-ui-swipe-ignore
      >
        {file !== undefined && (
          <button
            type="button"
            aria-label={t(isLarge ? 'identity.picture.smaller' : 'identity.picture.larger')}
            aria-pressed={isLarge}
            onClick={() => setIsLarge(!isLarge)}
            className={cx('m-auto block', isLarge ? 'w-[250%] cursor-zoom-out' : 'size-full cursor-zoom-in')}
          >
            <FileImage
              file={file}
              alt=""
              className={cx('w-full', isLarge ? 'h-auto' : 'h-full object-contain')}
              whenBroken={<span className="text-13 text-fg-3">{t('identity.picture.unreadable')}</span>}
            />
          </button>
        )}
      </div>
      <p className="flex items-center justify-between gap-3 pt-2.5 text-13 text-fg-2">
        {t('identity.picture.check')}
        <span aria-hidden className="shrink-0 text-fg-3 [&>svg]:size-4">
          {isLarge ? <Minimize2 /> : <Maximize2 />}
        </span>
      </p>
    </Sheet>
  );
}
