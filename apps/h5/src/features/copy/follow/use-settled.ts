import { useEffect, useState } from 'react';

/** A value once it has stood still for a while: what is typed asks the server when the typing pauses. */
export function useSettled<T>(value: T, debounceMs: number): T {
  const [settled, setSettled] = useState(value);
  // Compared by what it says: a form makes a new object with every stroke.
  const said = JSON.stringify(value);
  const settledSaid = JSON.stringify(settled);
  useEffect(() => {
    if (said === settledSaid) return;
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [said, settledSaid, debounceMs, value]);
  return settled;
}
