import type { NftDrawRow } from '@candor/api';
import { useEffect, useState } from 'react';
import { checkDraw, type DrawCheck, type SeriesProof } from './verify-draw.ts';

/** Makes a draw again on this device; absent while that runs, and without a draw. */
export function useDrawCheck(draw: NftDrawRow | undefined, series: SeriesProof | undefined): DrawCheck | undefined {
  const [found, setFound] = useState<{ readonly code: string; readonly check: DrawCheck }>();
  useEffect(() => {
    if (draw === undefined || series === undefined) return;
    let isLeft = false;
    void checkDraw(draw, series).then((check) => {
      if (!isLeft) setFound({ code: draw.code, check });
    });
    return () => {
      isLeft = true;
    };
  }, [draw, series]);
  return found?.code === draw?.code ? found?.check : undefined;
}
