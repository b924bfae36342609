import { useEffect, useState } from 'react';

export type Bitmap =
  | { readonly state: 'none' | 'reading' | 'failed' }
  | { readonly state: 'ready'; readonly image: ImageBitmap };

/** The pixels of a file, upright. */
export function useBitmap(file: Blob | undefined): Bitmap {
  const [bitmap, setBitmap] = useState<Bitmap>({ state: 'none' });
  useEffect(() => {
    if (file === undefined) return setBitmap({ state: 'none' });
    let isOver = false;
    let made: ImageBitmap | undefined;
    setBitmap({ state: 'reading' });
    createImageBitmap(file).then(
      (image) => {
        made = image;
        if (isOver) image.close();
        else setBitmap({ state: 'ready', image });
      },
      () => !isOver && setBitmap({ state: 'failed' }),
    );
    return () => {
      isOver = true;
      made?.close();
    };
  }, [file]);
  return bitmap;
}
