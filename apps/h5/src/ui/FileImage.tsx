import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';

interface FileImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'onError'> {
  readonly file: Blob;
  /** Empty when words beside it describe it. */
  readonly alt: string;
  /** Shown when this browser cannot draw it. */
  readonly whenBroken: ReactNode;
}

/** A picture that is still a file of the device. */
export function FileImage({ file, alt, whenBroken, ...rest }: FileImageProps) {
  const [broken, setBroken] = useState<Blob>();
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return broken === file ? whenBroken : <img ref={show} alt={alt} onError={() => setBroken(file)} {...rest} />;
}
