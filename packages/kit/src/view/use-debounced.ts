import { useEffect, useState } from 'react';

/** A value that follows once it has not changed for so long. */
export function useDebounced<Value>(value: Value, debounceMs: number): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(() => value), debounceMs);
    return () => clearTimeout(timer);
  }, [value, debounceMs]);
  return calm;
}
