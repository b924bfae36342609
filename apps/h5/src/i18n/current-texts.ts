import type { EnglishMessages } from '@candor/messages';

let texts: EnglishMessages | undefined;

/** The texts on the screen now, for the few words said outside of components: toasts of the navigation. */
export function currentTexts(): EnglishMessages | undefined {
  return texts;
}

export function setCurrentTexts(next: EnglishMessages): void {
  texts = next;
}
