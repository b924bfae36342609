import { useEffect, useState } from 'react';

/** A value that follows once it has not changed for so long. */
export function useDebounced<Value>(value: Value, quietMs: number): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(() => value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return calm;
}
