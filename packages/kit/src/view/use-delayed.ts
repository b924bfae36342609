import { useEffect, useState } from 'react';

/** False for the first `ms`, then true: short waits should not flicker. */
export function useDelayed(ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
