import { getArtwork, listArtworks, listMyNfts, type NftBoxRow, openBlindBoxes } from '@candor/api';
import { randomId } from '@candor/kit';
import { useEffect, useState } from 'react';
import { type Command, useCommand } from '#hooks/use-command.ts';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';

/** `waiting`: the answer is on its way; `revealing`: it is there, and the boxes open before the eyes. */
type OpeningPhase = 'closed' | 'waiting' | 'revealing' | 'open';

interface Opening {
  readonly phase: OpeningPhase;
  readonly boxes: readonly NftBoxRow[] | undefined;
  readonly clientSeed: string;
  readonly setClientSeed: (seed: string) => void;
  readonly open: () => void;
  /** Shows at once what is in the boxes. */
  readonly skip: () => void;
  readonly error: Command<typeof openBlindBoxes>['error'];
}

export const revealMs = 1_600;
const fadeMs = 200;
const seedBytes = 8;

/** The opening of boxes with a seed of the user's own, as a moment that can be skipped. */
export function useOpening(codes: readonly string[]): Opening {
  const [phase, setPhase] = useState<OpeningPhase>('closed');
  const [boxes, setBoxes] = useState<readonly NftBoxRow[]>();
  const [clientSeed, setClientSeed] = useState(() => randomId(seedBytes));
  const command = useCommand(openBlindBoxes, {
    invalidates: [listMyNfts, getArtwork, listArtworks],
    onFailed() {
      setPhase('closed');
      return true;
    },
    onDone(answer) {
      setBoxes(answer.boxes);
      setPhase('revealing');
    },
  });
  useEffect(() => {
    if (phase !== 'revealing') return;
    const timer = setTimeout(() => setPhase('open'), prefersReducedMotion() ? fadeMs : revealMs);
    return () => clearTimeout(timer);
  }, [phase]);
  return {
    phase,
    boxes,
    clientSeed,
    setClientSeed,
    error: command.error,
    open() {
      setPhase('waiting');
      void command.run({ codes: codes.map((code) => [code]), clientSeed });
    },
    skip: () => setPhase('open'),
  };
}
