import { Camera, Images } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { Sheet } from './Sheet.tsx';

export interface PictureSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Which way the camera looks: at a document, or at oneself. */
  readonly camera: 'environment' | 'user';
  readonly takeText: string;
  readonly chooseText: string;
  readonly hint: string;
  readonly onPicture: (picture: File) => void;
}

/** Named one by one, so that phones hand over a picture of such a kind instead of their own. */
const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** A new photo or a picture of the device. */
export function PictureSheet({
  isOpen,
  onClose,
  title,
  camera,
  takeText,
  chooseText,
  hint,
  onPicture,
}: PictureSheetProps) {
  function take(event: ChangeEvent<HTMLInputElement>): void {
    const [picture] = event.target.files ?? [];
    // The same picture may be chosen again.
    event.target.value = '';
    if (picture === undefined) return;
    onClose();
    onPicture(picture);
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <Source icon={<Camera />} text={takeText} capture={camera} onChange={take} />
      <Source icon={<Images />} text={chooseText} onChange={take} />
      <p className="pt-2 text-12 text-fg-3">{hint}</p>
    </Sheet>
  );
}

interface SourceProps {
  readonly icon: ReactNode;
  readonly text: string;
  readonly capture?: 'environment' | 'user';
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

function Source({ icon, text, capture, onChange }: SourceProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="press flex min-h-14 cursor-pointer items-center gap-3 rounded-control text-15 font-medium outline-2 outline-transparent has-[input:focus-visible]:outline-accent"
    >
      <span aria-hidden className="text-fg-2 [&>svg]:size-5 [&>svg]:stroke-[1.75]">
        {icon}
      </span>
      {text}
      <input
        id={id}
        type="file"
        accept={accepted}
        {...(capture !== undefined && { capture })}
        onChange={onChange}
        className="sr-only"
      />
    </label>
  );
}
