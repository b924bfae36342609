import { useEffect, useLayoutEffect, useRef } from 'react';

type Keys = Readonly<Record<string, () => void>>;

/** Acts on single keys while nothing is being typed; `mod+k` is with Ctrl or ⌘, and works everywhere. Enter on a link or button is its own. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  // Before the next key can come.
  useLayoutEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isModified = event.ctrlKey || event.metaKey;
      const isTyped =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog') !== null;
      const isPressed =
        event.key === 'Enter' &&
        event.target instanceof HTMLElement &&
        event.target.closest('a, button, summary, [role=tab]') !== null;
      if (event.altKey || (isTyped && !isModified) || isPressed) return;
      const act = current.current[isModified ? `mod+${event.key}` : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
