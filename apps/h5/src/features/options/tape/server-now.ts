import { useEffect, useState } from 'react';
import { clock } from '#client/read.ts';
import { createTickClock } from './tick-clock.ts';

/** Learns from every tick that comes while the options tab is open. */
export const tickClock = createTickClock(() => performance.now(), clock.serverNow);

/** The server's time from the ticks, renewed every `everyMs` while mounted. */
export function useServerNow(everyMs: number): number {
  const [nowMs, setNowMs] = useState(() => tickClock.serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(tickClock.serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
