import type { PartTexts } from '@candor/messages';

type Texts = PartTexts<'base'>;
let texts: Texts | undefined;

/** The texts on the screen now, for the few words said outside of components: toasts of the navigation. */
export function currentTexts(): Texts | undefined {
  return texts;
}

export function setCurrentTexts(next: Texts): void {
  texts = next;
}
