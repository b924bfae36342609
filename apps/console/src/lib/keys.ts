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

/** Leaves a field with Escape, so that the single keys are the page's again. A dialog, or an open list, closes first. */
export function useLeavingFields(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== 'Escape' || event.defaultPrevented || !(target instanceof HTMLElement)) return;
      if (target.closest('input, textarea, select') === null || target.closest('dialog') !== null) return;
      // A search field would be emptied.
      event.preventDefault();
      target.blur();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Goes to the first field of the act that the page is about: one that decides comes before one that only adds. */
export function enterForm(): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form[data-act]')].filter((one) =>
    one.checkVisibility(),
  );
  const form = forms.find(({ dataset }) => dataset['act'] === 'ink') ?? forms[0];
  form?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
}

/**
 * Goes from a form whose act is done to the heading of its page, which says what is there now: the single keys are the page's again.
 * In a dialog the focus is the dialog's.
 */
export function leaveForm(form: HTMLFormElement): void {
  if (!form.contains(document.activeElement) || form.closest('dialog') !== null) return;
  const heading = form.closest('main')?.querySelector<HTMLElement>('h1');
  if (heading === null || heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus();
}
