import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { Button, type ButtonProps } from '../Button.tsx';
import { PictureInput } from '../PictureInput.tsx';

interface PictureButtonProps extends Omit<ButtonProps, 'onClick' | 'icon'> {
  readonly onPicture: (picture: File) => void;
}

/** Chooses a picture of the device. */
export function PictureButton({ onPicture, children, ...rest }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        look="soft"
        icon={<ImageUp aria-hidden className="size-5" strokeWidth={1.75} />}
        onClick={() => input.current?.click()}
        {...rest}
      >
        {children}
      </Button>
      <PictureInput ref={input} hidden onPicture={onPicture} />
    </>
  );
}
