import type { EnglishBase } from '@candor/messages';

let texts: EnglishBase | undefined;

/** The texts on the screen now, for the few words said outside of components: toasts of the navigation. */
export function currentTexts(): EnglishBase | undefined {
  return texts;
}

export function setCurrentTexts(next: EnglishBase): void {
  texts = next;
}
