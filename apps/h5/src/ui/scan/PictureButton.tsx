import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { Button, type ButtonProps } from '../Button.tsx';

export interface PictureButtonProps extends Omit<ButtonProps, 'onClick' | 'icon'> {
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
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const [picture] = event.target.files ?? [];
          // The same picture may be chosen again.
          event.target.value = '';
          if (picture !== undefined) onPicture(picture);
        }}
      />
    </>
  );
}
