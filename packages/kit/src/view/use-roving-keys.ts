import type { KeyboardEvent, RefObject } from 'react';

/** Arrow keys, Home and End move along a row of choices and choose, as tab lists and radio groups must. */
export function useRovingKeys(container: RefObject<HTMLElement | null>, selector: string) {
  return (event: KeyboardEvent) => {
    const choices = [...(container.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const place = choices.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: choices.length - 1 }[event.key];
    if (next === undefined || place === -1) return;
    event.preventDefault();
    const target = choices[(next + choices.length) % choices.length];
    target?.focus();
    target?.click();
  };
}
