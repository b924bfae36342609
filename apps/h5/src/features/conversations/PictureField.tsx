import { IconButton } from '@candor/kit/view';
import { ImageOff, ImagePlus, RotateCw, X } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { FileImage } from '#ui/FileImage.tsx';
import { PictureInput } from '#ui/PictureInput.tsx';
import type { ChosenPicture } from './use-picture.ts';

interface PictureFieldProps {
  readonly picture: ChosenPicture | undefined;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** A picture in a form: the way to add one, or the one that was chosen with how far it is. */
export function PictureField({ picture, onChoose, onRemove }: PictureFieldProps) {
  const t = useMessages();
  const id = useId();
  if (picture !== undefined)
    return <PictureStrip picture={picture} onRemove={onRemove} onAgain={() => onChoose(picture.file)} />;
  return (
    <label
      htmlFor={id}
      className="press flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-tile border border-dashed border-fg-3 text-14 font-medium text-fg-2 outline-2 outline-transparent has-[input:focus-visible]:outline-accent"
    >
      <ImagePlus aria-hidden className="size-[1.125rem]" strokeWidth={1.75} />
      {t('conversation.picture.add')}
      <PictureInput id={id} onPicture={onChoose} className="sr-only" />
    </label>
  );
}

/** The same as a button beside the line to write in. */
export function PictureButton({ onPicture }: { readonly onPicture: (file: File) => void }) {
  const t = useMessages();
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="press tap grid size-10 shrink-0 cursor-pointer place-items-center rounded-full text-fg-2 outline-2 outline-transparent has-[input:focus-visible]:outline-accent"
    >
      <ImagePlus aria-hidden className="size-[1.375rem]" strokeWidth={1.75} />
      <span className="sr-only">{t('conversation.picture.add')}</span>
      <PictureInput id={id} onPicture={onPicture} className="sr-only" />
    </label>
  );
}

interface PictureStripProps {
  readonly picture: ChosenPicture;
  readonly onRemove: () => void;
  readonly onAgain: () => void;
}

/** The chosen picture: being sent, ready, or refused with the reason. */
export function PictureStrip({ picture, onRemove, onAgain }: PictureStripProps) {
  const t = useMessages();
  const { file, percent, location, problem, isFinal } = picture;
  return (
    <div className="flex items-center gap-3 px-2">
      <span className="relative size-12 shrink-0 overflow-hidden rounded-field bg-inset">
        <FileImage
          file={file}
          alt=""
          whenBroken={<ImageOff aria-hidden className="m-auto mt-3.5 size-5 text-fg-3" />}
          className="size-full object-cover"
        />
        {location === undefined && problem === undefined && (
          <span aria-hidden className="absolute inset-x-0 bottom-0 h-1 bg-inset">
            <span className="block h-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
          </span>
        )}
      </span>
      {problem === undefined ? (
        <p role="status" className="min-w-0 flex-1 text-12 text-fg-3 tabular-nums">
          {location === undefined
            ? t('conversation.picture.sending', { percent: String(percent) })
            : t('conversation.picture.ready')}
        </p>
      ) : (
        <p role="alert" className="min-w-0 flex-1 text-12 text-danger">
          {problem}
        </p>
      )}
      {problem !== undefined && !isFinal && (
        <IconButton label={t('common.retry')} size={18} icon={<RotateCw aria-hidden />} onClick={onAgain} />
      )}
      <IconButton label={t('conversation.picture.remove')} size={18} icon={<X aria-hidden />} onClick={onRemove} />
    </div>
  );
}
