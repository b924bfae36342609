import type { SpinRow } from '@candor/api';
import { useEffect, useState } from 'react';
import { type TurnCheck, verifyTurn } from './verify-turn.ts';

/** Draws a turn again on this device; absent while that runs, and of a turn that is not drawn. */
export function useTurnCheck(turn: SpinRow | undefined): TurnCheck | undefined {
  const [found, setFound] = useState<{ readonly spinId: number; readonly check: TurnCheck }>();
  useEffect(() => {
    if (turn?.state !== 'drawn') return;
    let isLeft = false;
    void verifyTurn(turn).then((check) => {
      if (!isLeft) setFound({ spinId: turn.spinId, check });
    });
    return () => {
      isLeft = true;
    };
  }, [turn]);
  return found?.spinId === turn?.spinId ? found?.check : undefined;
}
