import type { ComponentProps } from 'react';
import { acceptedPictures } from '#lib/picture-file.ts';

interface PictureInputProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange'> {
  readonly onPicture: (picture: File) => void;
}

/** The one file input for pictures: of the kinds that are taken, so that phones hand over such a kind instead of their own. */
export function PictureInput({ onPicture, ...rest }: PictureInputProps) {
  return (
    <input
      {...rest}
      type="file"
      accept={acceptedPictures}
      onChange={(event) => {
        const [picture] = event.target.files ?? [];
        // The same picture may be chosen again.
        event.target.value = '';
        if (picture !== undefined) onPicture(picture);
      }}
    />
  );
}
