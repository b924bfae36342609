import { useEffect, useState } from 'react';
import { clock } from '#client/read.ts';

/** The server's time, renewed every `everyMs` while mounted. */
export function useNow(everyMs: number): number {
  const [nowMs, setNowMs] = useState(() => clock.serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(clock.serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
