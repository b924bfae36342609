import { type ComponentProps, useCallback } from 'react';

export interface FileImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  readonly file: Blob;
  /** Empty when words beside it say what it is. */
  readonly alt: string;
}

/** A picture that is still a file of the device. */
export function FileImage({ file, alt, ...rest }: FileImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={alt} {...rest} />;
}
