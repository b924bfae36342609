import { useEffect, useState } from 'react';

type Bitmap =
  | { readonly state: 'none' | 'reading' | 'failed' }
  | { readonly state: 'ready'; readonly image: ImageBitmap };

/** The pixels of a file, upright. */
export function useBitmap(file: Blob | undefined): Bitmap {
  const [read, setRead] = useState<{ readonly file: Blob; readonly bitmap: Bitmap }>();
  useEffect(() => {
    if (file === undefined) return undefined;
    let isOver = false;
    let made: ImageBitmap | undefined;
    createImageBitmap(file).then(
      (image) => {
        made = image;
        if (isOver) image.close();
        else setRead({ file, bitmap: { state: 'ready', image } });
      },
      () => !isOver && setRead({ file, bitmap: { state: 'failed' } }),
    );
    return () => {
      isOver = true;
      made?.close();
    };
  }, [file]);
  if (file === undefined) return { state: 'none' };
  return read?.file === file ? read.bitmap : { state: 'reading' };
}
