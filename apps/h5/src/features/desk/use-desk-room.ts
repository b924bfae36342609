import { useLayoutEffect } from 'react';
import { useMedia, wide } from '#hooks/use-media.ts';

/** Gives the app the width of a desktop while a desk is shown. True: the desk has its chart beside it. */
export function useDeskRoom(): boolean {
  const isWide = useMedia(wide);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.desk = '';
    return () => {
      delete dataset.desk;
    };
  }, []);
  return isWide;
}
