import { Camera, Images } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PictureInput } from './PictureInput.tsx';
import { Sheet } from './Sheet.tsx';

interface PictureSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The side of the camera: towards a document, or towards the user. */
  readonly camera: 'environment' | 'user';
  readonly takeText: string;
  readonly chooseText: string;
  readonly hint: string;
  readonly onPicture: (picture: File) => void;
}

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
  function take(picture: File): void {
    onClose();
    onPicture(picture);
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <Source icon={<Camera />} text={takeText} capture={camera} onPicture={take} />
      <Source icon={<Images />} text={chooseText} onPicture={take} />
      <p className="pt-2 text-12 text-fg-3">{hint}</p>
    </Sheet>
  );
}

interface SourceProps {
  readonly icon: ReactNode;
  readonly text: string;
  readonly capture?: 'environment' | 'user';
  readonly onPicture: (picture: File) => void;
}

function Source({ icon, text, capture, onPicture }: SourceProps) {
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
      <PictureInput id={id} {...(capture !== undefined && { capture })} onPicture={onPicture} className="sr-only" />
    </label>
  );
}
