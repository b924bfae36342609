import { useEffect, useState } from 'react';

/** A value once it has been constant for a while: the server is asked when the typing pauses. */
export function useSettled<T>(value: T, debounceMs: number): T {
  const [settled, setSettled] = useState(value);
  // Compared by content: a form makes a new object with every stroke.
  const said = JSON.stringify(value);
  const settledSaid = JSON.stringify(settled);
  useEffect(() => {
    if (said === settledSaid) return;
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [said, settledSaid, debounceMs, value]);
  return settled;
}
