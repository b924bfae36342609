import type { TextPartName } from '@candor/messages';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Language, LoadedTexts } from './load-texts.ts';

interface Texts {
  /** The texts on the screen; empty until the first have come, for which the start waits. */
  readonly store: StoreApi<{ readonly shown?: LoadedTexts }>;
  /** Shows these parts beside those already there; rejects when a file does not come. */
  readonly bring: (parts?: readonly TextPartName[]) => Promise<void>;
  /** Shows all parts in the chosen language; rejects when a file does not come, and the old texts stay. */
  readonly turn: () => Promise<void>;
}

/** Keeps the texts of one language: all parts requested so far, so that a screen never shows two languages. */
export function createTexts(
  load: (language: Language, parts: readonly TextPartName[]) => Promise<LoadedTexts>,
  languageNow: () => Language,
): Texts {
  const store: Texts['store'] = createStore(() => ({}));
  const shown = () => store.getState().shown;
  const partsShown = () => shown()?.parts ?? [];
  async function loadUntil(isDone: () => boolean, parts: readonly TextPartName[]): Promise<void> {
    while (!isDone()) {
      const texts = await load(languageNow(), [...new Set([...partsShown(), ...parts])]);
      // Another language may have been chosen meanwhile, or another part have come.
      const isWhole = partsShown().every((part) => texts.parts.includes(part));
      if (isWhole && texts.language === languageNow()) store.setState({ shown: texts });
    }
  }
  return {
    store,
    bring: (parts = []) =>
      loadUntil(() => shown() !== undefined && parts.every((part) => partsShown().includes(part)), parts),
    turn: () => loadUntil(() => shown()?.language === languageNow(), []),
  };
}
