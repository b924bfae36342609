import type { PartTexts } from '@candor/messages';
import { settings } from '#client/read.ts';
import { createTexts } from './create-texts.ts';
import { loadTexts } from './load-texts.ts';

const texts = createTexts(loadTexts, () => settings.get().language);

export const textStore = texts.store;
export const bringTexts = texts.bring;
export const turnTexts = texts.turn;

/** The texts on the screen now, for the few used outside of components: toasts of the navigation. */
export function currentTexts(): Partial<PartTexts<'base'>> | undefined {
  return textStore.getState().shown?.texts;
}
