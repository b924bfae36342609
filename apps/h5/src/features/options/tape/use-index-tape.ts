import { indexTopic } from '@candor/api';
import { useEffect, useState } from 'react';
import { oncePerFrame } from '#client/frame.ts';
import { nextFrame, socket } from '#client/read.ts';
import { tickClock } from './server-now.ts';
import { type TapeTick, withTicks } from './index-tape.ts';

const nothing: readonly TapeTick[] = [];

/** The index of one pair on its grid, oldest first, live while mounted; empty until it has loaded. */
export function useIndexTape(pairId: number): readonly TapeTick[] {
  const [shown, setShown] = useState<{ readonly pairId: number; readonly ticks: readonly TapeTick[] }>();
  useEffect(() => {
    let ticks = nothing;
    const show = oncePerFrame(() => setShown({ pairId, ticks }), nextFrame);
    const take = (more: Parameters<typeof withTicks>[1]) => {
      ticks = withTicks(ticks, more);
      show();
    };
    return socket.subscribe(indexTopic, [pairId], {
      onSnapshot: take,
      onUpdate(more) {
        const newest = more.at(-1);
        if (newest !== undefined) tickClock.learn(newest.atMs);
        take(more);
      },
    });
  }, [pairId]);
  return shown?.pairId === pairId ? shown.ticks : nothing;
}
